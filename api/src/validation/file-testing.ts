/** Bytes for the tests of files: each character's code is one byte. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
}

const two = (value: number) => String.fromCharCode(value & 0xff, (value >>> 8) & 0xff);
const four = (value: number) => two(value) + two(value >>> 16);

/** An archive with these empty entries, as any packer writes it. */
export function zipOf(...names: string[]): Uint8Array {
  let files = '';
  let directory = '';
  for (const name of names) {
    const offset = files.length;
    const about = '\0'.repeat(20) + two(name.length) + two(0);
    files += `PK\u0003\u0004${two(20)}${about}${name}`;
    directory += `PK\u0001\u0002${two(20)}${two(20)}${about}${'\0'.repeat(10)}${four(offset)}${name}`;
  }
  const end = four(0) + two(names.length) + two(names.length) + four(directory.length) + four(files.length);
  return bytesOf(`${files}${directory}PK\u0005\u0006${end}${two(0)}`);
}
