import { accept, refuse, type Check, type Refused } from './check';
import { checkFile, fileExtension, type FileFacts, type FileOptions } from './file';
import { FILE_KINDS } from './file-kinds';
import { zipEntryNames, zipKind } from './zip-entries';

/** Content that can run, whatever its name says. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'jar',
  'apk',
  'class',
  'wasm',
  'lnk',
  'deb',
  'rpm',
  'dmg',
  'crx',
  'xpi',
  'swf',
  'chm',
]);

/** Readable text that is more than text: scripts and documents that other programs open and run. */
const ACTIVE_TEXT = /^\s*(?:#!|%PDF-|%!PS|\{\\rtf)/;

const UNREADABLE = 'File content cannot be read';
const MISMATCH = 'File content does not match its name';

/** Bytes as text, or undefined when they are not text; UTF-16 needs its byte order mark. */
function readText(bytes: Uint8Array): string | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // eslint-disable-next-line no-control-regex -- text has no control characters but white space and escape
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Not JSON is the answer, not an error.
    return false;
  }
}

function isTextOf(extension: string, text: string): boolean {
  if (ACTIVE_TEXT.test(text)) return false;
  if (extension === 'json') return isJson(text.replace(/^\ufeff/, ''));
  return extension !== 'xml' || /^\ufeff?\s*</.test(text);
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && [3, 5, 7].includes(bytes[2] ?? 0);
}

/** What the bytes are by their signature, as an extension; undefined when nothing is recognised. */
async function detect(bytes: Uint8Array): Promise<string | undefined> {
  if (isZip(bytes)) {
    const names = zipEntryNames(bytes);
    return names ? zipKind(names) : 'zip';
  }
  // Loaded on demand: 20 KB that no form needs before a file is chosen.
  const { fileTypeFromBuffer } = await import('file-type/core');
  return (await fileTypeFromBuffer(bytes))?.ext;
}

async function isDetectable(extension: string): Promise<boolean> {
  const { supportedExtensions } = await import('file-type/core');
  return supportedExtensions.has(extension);
}

async function contentProblem(bytes: Uint8Array, extension: string): Promise<Refused | undefined> {
  const wanted = FILE_KINDS.get(extension)?.contents;
  if (wanted?.includes('text')) {
    const text = readText(bytes);
    return text !== undefined && isTextOf(extension, text) ? undefined : refuse(MISMATCH);
  }
  const found = await detect(bytes);
  if (found && PROGRAMS.has(found)) return refuse('Programs are not allowed');
  if (wanted) return found && wanted.includes(found) ? undefined : refuse(MISMATCH);
  // A name we hold no rules for: it must not claim what it is not, nor hide what it is.
  const isAsNamed = found ? found === extension : !(await isDetectable(extension));
  return isAsNamed ? undefined : refuse(MISMATCH);
}

/**
 * VAL-11: a file by what it holds as well as by its name, size and type. Refuses content that does not match the
 * name, and programs under any name.
 *
 * @param bytes the whole file; its length counts as the size
 */
export async function checkFileContent(
  bytes: Uint8Array,
  file: Pick<FileFacts, 'name' | 'type'>,
  options: FileOptions = {},
): Promise<Check<FileFacts>> {
  const facts = { name: file.name, type: file.type, size: bytes.byteLength };
  const byName = checkFile(facts, options);
  if (!byName.ok) return byName;
  try {
    return (await contentProblem(bytes, fileExtension(file.name))) ?? accept(facts);
  } catch {
    // The detector throws on headers that were cut or forged: then nobody knows what this is.
    return refuse(UNREADABLE);
  }
}
