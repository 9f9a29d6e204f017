import { Buffer } from 'node:buffer';

/** Pages beyond make no better prompt. */
const MOST_PAGES = 40;

export async function readPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  // A copy, and no Buffer: the library takes the memory for itself.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return pages.join('\n\n');
}

export async function readDocx(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
}

export async function readDoc(bytes: Uint8Array): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  return (await new WordExtractor().extract(Buffer.from(bytes))).getBody();
}
