// Objects that are made name by name.

/** @param {string[]} names @param {(name: string) => any} of @returns {any} */
export const keyed = (names, of) =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

/** @param {Record<string, any>} values @param {(value: any, name: string) => any} of
 * @returns {any} */
export const mapped = (values, of) =>
  keyed(Object.keys(values), (name) => of(values[name], name));
