const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** A comment of at most 65,535 bytes may follow the end record. */
const END_SEARCH = END_BYTES + 0xffff;
const ENTRIES_MAX = 10_000;

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at > last - END_SEARCH; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return undefined;
}

/**
 * The names in a ZIP archive's directory; undefined when the bytes hold no readable one.
 *
 * Nothing is inflated: detecting an office file by unpacking it lets a small archive fill the memory.
 */
export function zipEntryNames(bytes: Uint8Array): readonly string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const names: string[] = [];
  // The directory lies right before its end; the offset that is written there is wrong behind a prefix.
  let at = end - view.getUint32(end + 12, true);
  if (at < 0) return undefined;
  while (names.length < Math.min(count, ENTRIES_MAX)) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    if (nameEnd > view.byteLength) return undefined;
    names.push(new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** What a ZIP archive is: an office document, a Java program, an Android program, or just an archive. */
export function zipKind(names: readonly string[]): string {
  const has = (name: string) => names.includes(name);
  // Programs first: a document's entries added to one do not make it a document.
  if (has('META-INF/MANIFEST.MF') || names.some((name) => name.toLowerCase().endsWith('.class')))
    return 'jar';
  if (has('AndroidManifest.xml')) return 'apk';
  if (!has('[Content_Types].xml')) return 'zip';
  if (has('word/document.xml')) return 'docx';
  if (has('xl/workbook.xml')) return 'xlsx';
  return has('ppt/presentation.xml') ? 'pptx' : 'zip';
}
