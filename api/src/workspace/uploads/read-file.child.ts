import { PICTURE_ADDRESS_MAX } from '@tessera/shared/contracts';
import { fileExtension } from '@tessera/shared/validation';
import { checkFileContent } from '../../validation/file-content';
import { decodeText } from './decode-text.rules';
import type { FileReading, FileToRead, ReadFile } from './file-reading.schema';
import { tableOfRows, tablesIn } from './file-tables.rules';
import { readDoc, readDocx, readPdf } from './read-document.child';

/** More than any prompt: what is beyond is not read. */
const LONGEST_TEXT = 20_000;

type Reader = (bytes: Uint8Array, name: string) => Promise<FileReading | undefined> | FileReading | undefined;

/** Nothing of a picture is decoded here: who sees it does that. */
const pictureOf =
  (type: string): Reader =>
  (bytes) => {
    const address = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
    return { kind: 'picture', ...(address.length <= PICTURE_ADDRESS_MAX && { address }) };
  };

/** How each kind of file is read; undefined where there is nothing in it to read. */
const READERS: Readonly<Record<string, Reader>> = {
  txt: (bytes) => textReading(decodeText(bytes)),
  pdf: async (bytes) => textReading(await readPdf(bytes)),
  doc: async (bytes) => textReading(await readDoc(bytes)),
  docx: async (bytes) => textReading(await readDocx(bytes)),
  csv: readCsv,
  json: (bytes, name) => readValue(JSON.parse(plain(bytes)), bytes, name),
  xml: readXml,
  jpg: pictureOf('jpeg'),
  jpeg: pictureOf('jpeg'),
  png: pictureOf('png'),
  gif: pictureOf('gif'),
  zip: () => ({ kind: 'archive' }),
};

/** Checks that a file is what its name says (VAL-11), and reads it. Libraries are loaded when a file asks for them. */
export async function readFile({ bytes, ...file }: FileToRead): Promise<ReadFile> {
  const checked = await checkFileContent(bytes, file);
  if (!checked.ok) return { ok: false, message: checked.message };
  const extension = fileExtension(file.name);
  try {
    const reading = await READERS[extension]?.(bytes, nameOf(file.name));
    return reading ? { ok: true, reading } : { ok: false, message: nothingIn(extension) };
  } catch {
    // The libraries throw for what is cut off, locked or made to harm: nobody can say which.
    return { ok: false, message: cannotRead(extension) };
  }
}

const plain = (bytes: Uint8Array) => decodeText(bytes).replace(/^\ufeff/, '');

/** 'Book list (2).final.csv' → 'Book list' */
function nameOf(file: string): string {
  return file
    .replace(/\.[^.]*$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
}

function textReading(text: string): FileReading | undefined {
  const clean = text
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (clean === '') return undefined;
  return {
    kind: 'text',
    text: clean.slice(0, LONGEST_TEXT).toWellFormed(),
    isCut: clean.length > LONGEST_TEXT,
  };
}

async function readCsv(bytes: Uint8Array, name: string): Promise<FileReading | undefined> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(plain(bytes), { skipEmptyLines: 'greedy' });
  const table = tableOfRows(name, data);
  return table && { kind: 'tables', tables: [table] };
}

async function readXml(bytes: Uint8Array, name: string): Promise<FileReading | undefined> {
  const { XMLParser } = await import('fast-xml-parser');
  // The library bounds what a document's own entities may come to, and throws.
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
  });
  return readValue(parser.parse(plain(bytes)), bytes, name);
}

/** A value without a list of records is read as the text that it is. */
function readValue(value: unknown, bytes: Uint8Array, name: string): FileReading | undefined {
  const tables = tablesIn(name, value);
  return tables.length > 0 ? { kind: 'tables', tables } : textReading(plain(bytes));
}

function nothingIn(extension: string): string {
  if (extension === 'csv') return 'There are no rows in this file';
  if (extension === 'pdf')
    return 'There is no text in this file. A scanned page is a picture: copy its text out first';
  return 'There is nothing to read in this file';
}

function cannotRead(extension: string): string {
  if (extension === 'pdf') return 'This file cannot be read. Is it locked by a password? Save it without one';
  if (extension === 'doc') return 'This file cannot be read. Save it as .docx and try again';
  return 'This file cannot be read. Save it anew and try again';
}
