// The parameters of a model, out of the bytes that `pack` of engine.py made.
import { product } from "../kit/numbers.js";

// `data` holds all numbers, little-endian: in base64, or in bytes.
// A tensor is its path, its shape, the place of its first byte, and "e" if it is in float16.
export function unpack({ config, tensors }, data) {
  const bytes = typeof data === "string" ? fromBase64(data) : viewOf(data);
  const parameters = {};
  for (const [path, shape, start, letter] of tensors) {
    const size = product(shape);
    const read = (width) => bytes.slice(start, start + width * size).buffer;
    const numbers =
      letter === "e"
        ? Float32Array.from(new Uint16Array(read(2)), fromHalf)
        : new Float32Array(read(4));
    parameters[path] = { shape, data: numbers };
  }
  return { config, parameters };
}

const fromBase64 = (text) =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const viewOf = ({ buffer, byteOffset, byteLength }) =>
  new Uint8Array(buffer, byteOffset, byteLength);

// The number that these 16 bits are: a sign, 5 bits of exponent, 10 of fraction. (Float16Array
// is younger than some browsers.) Parameters are finite.
function fromHalf(bits) {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent
    ? 2 ** (exponent - 25) * (1024 + fraction)
    : 2 ** -24 * fraction;
  return bits >> 15 ? -size : size;
}
