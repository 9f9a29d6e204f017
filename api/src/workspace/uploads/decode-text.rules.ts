const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text that bytes are: by their mark, else UTF-8, else what Windows has long written in Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    // Not UTF-8: then every byte is a letter.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
