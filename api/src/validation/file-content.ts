import type * as fileType from 'file-type/core';
import {
  checkFile,
  FILE_KINDS,
  fileExtension,
  refuse,
  type Check,
  type FileFacts,
  type FileOptions,
  type Refused,
} from '@tessera/shared/validation';
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

const MARKUP: ReadonlySet<string> = new Set(['xml', 'svg', 'html', 'htm']);

const MISMATCH = 'File content does not match its name';

/** Bytes as text, or undefined when they are not text; UTF-16 needs its byte order mark. */
function readText(bytes: Uint8Array): string | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- text has no control characters but white space and escape
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
  return !MARKUP.has(extension) || /^\ufeff?\s*</.test(text);
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && [3, 5, 7].includes(bytes[2] ?? 0);
}

type Detector = typeof fileType;

/** What the bytes are by their signature, as an extension; undefined when nothing is recognised. */
async function detect(bytes: Uint8Array, detector: Detector): Promise<string | undefined> {
  // A program's archive behind a picture still runs: archives are read from their end.
  const names = zipEntryNames(bytes);
  const archive = names && zipKind(names);
  if (archive !== undefined && (isZip(bytes) || PROGRAMS.has(archive))) return archive;
  if (isZip(bytes)) throw new RangeError('An archive without a readable directory');
  return (await detector.fileTypeFromBuffer(bytes))?.ext;
}

/** Whether recognised content, or content that is not, is what the extension promises. */
function isAsNamed(
  found: string | undefined,
  extension: string,
  isPlain: boolean,
  detector: Detector,
): boolean {
  const wanted = FILE_KINDS.get(extension)?.contents;
  if (wanted) return found !== undefined && wanted.includes(found);
  if (found === extension) return true;
  // A name we hold no rules for must not claim what it is not, nor hide what it is. Two letters of plain text may
  // look like a signature: 'BM' is one.
  return (found === undefined || isPlain) && !detector.supportedExtensions.has(extension);
}

async function binaryProblem(bytes: Uint8Array, extension: string): Promise<Refused | undefined> {
  // Loaded on demand: 50 KB that no form needs before a file is chosen.
  const detector = await import('file-type/core');
  let found: string | undefined;
  try {
    found = await detect(bytes, detector);
  } catch {
    // The detector throws on headers that were cut or forged: then nobody knows what this is.
    return refuse('File content cannot be read');
  }
  const text = readText(bytes);
  const isPlain = text !== undefined && !ACTIVE_TEXT.test(text);
  if (found !== undefined && PROGRAMS.has(found) && !isPlain) return refuse('Programs are not allowed');
  return isAsNamed(found, extension, isPlain, detector) ? undefined : refuse(MISMATCH);
}

/**
 * VAL-11: a file by what it holds as well as by its name, size and type. Refuses content that does not match the
 * name, and programs under any name. Throws only when the detector cannot be loaded.
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
  const extension = fileExtension(file.name);
  if (!FILE_KINDS.get(extension)?.contents.includes('text'))
    return (await binaryProblem(bytes, extension)) ?? byName;
  const text = readText(bytes);
  return text !== undefined && isTextOf(extension, text) ? byName : refuse(MISMATCH);
}
