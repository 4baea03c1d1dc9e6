// On a page without a kernel, what the real code answered is in a table (see record.py).

export function lookUp({ choices, columns, fields }, state) {
  const answer = {};
  for (const [path, number] of Object.entries(fields)) {
    const [names, values] = columns[number];
    let index = 0;
    for (const name of names)
      index = index * choices[name].length + choices[name].indexOf(state(name));
    if (values[index] !== null) put(answer, path.split("."), values[index]);
  }
  return answer.error ? { error: answer.error } : answer;
}

// put(answer, ["lines", "0", "shape"], v): answer.lines[0].shape = v, and makes what is missing.
function put(place, keys, value) {
  const last = keys.pop();
  keys.forEach((key, i) => {
    place = place[key] ??= /^\d+$/.test(keys[i + 1] ?? last) ? [] : {};
  });
  place[last] = value;
}
