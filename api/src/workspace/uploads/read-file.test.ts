import { docxOf, pdfOf } from '../../testing/documents-to-send';
import type { ReadFile } from './file-reading.schema';
import { readFile } from './read-file.child';

const read = (name: string, content: string | Uint8Array): Promise<ReadFile> =>
  readFile({ name, type: '', bytes: typeof content === 'string' ? Buffer.from(content) : content });

/** 'Books: Title, Author | Emma, Jane Austen | …' */
async function tablesOf(name: string, content: string | Uint8Array): Promise<string[]> {
  const file = await read(name, content);
  if (!file.ok) return [file.message];
  if (file.reading.kind !== 'tables') return [file.reading.kind];
  return file.reading.tables.map((table) => {
    const lines = [table.columns, ...table.rows].map((cells) => cells.join(', '));
    return `${table.name}: ${lines.join(' | ')}`;
  });
}

async function textOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = await read(name, content);
  if (!file.ok) return file.message;
  return file.reading.kind === 'text' ? file.reading.text : file.reading.kind;
}

describe('a table in a file', () => {
  it.each([
    ['books.csv', 'Title,Author\nEmma,Jane Austen\n', 'books: Title, Author | Emma, Jane Austen'],
    ['a.csv', '"Last, first";Age\n"Doe, Jane";31\n', 'a: Last, first, Age | Doe, Jane, 31'],
    ['a.csv', 'name\tcity\nAda\tLondon\n', 'a: Name, City | Ada, London'],
    ['a.csv', '\ufefffirst_name,zipCode\nAda,123\n', 'a: First name, Zip code | Ada, 123'],
    [
      'a.csv',
      'Price list 2024,,\n,,\nItem,Price,Stock\nTea,3.50,7\n',
      'a: Item, Price, Stock | Tea, 3.50, 7',
    ],
    ['a.csv', 'Emma,1815\nPersuasion,1817\n', 'a: Column 1, Column 2 | Emma, 1815 | Persuasion, 1817'],
    ['a.csv', 'Name,,Name,City\nAda,,Lovelace,London\n', 'a: Name, Name 2, City | Ada, Lovelace, London'],
    ['a.csv', 'Note\n"two\nlines"\n', 'a: Note | two\nlines'],
  ])('[HOME-02] is read from %s: %j', async (name, content, table) => {
    expect(await tablesOf(name, content)).toEqual([table]);
  });

  it('[HOME-02] is read whatever letters it is written in', async () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Café,Ort\nGrün,Köln\n', 'utf16le')]);
    expect(await tablesOf('a.csv', wide)).toEqual(['a: Café, Ort | Grün, Köln']);
    const western = Buffer.from('Café,Ort\nGrün,Köln\n', 'latin1');
    expect(await tablesOf('a.csv', western)).toEqual(['a: Café, Ort | Grün, Köln']);
  });

  it('[HOME-02] is every list of objects in JSON, one level deep', async () => {
    const people = [
      { firstName: 'Ada', home: { city: 'London' }, tags: ['maths', 'looms'] },
      { firstName: 'Bob', age: 31, isActive: true, home: null },
    ];
    const [table = ''] = await tablesOf('people.json', JSON.stringify(people));
    expect(table.split(' | ')).toEqual([
      'people: First name, Home city, Tags, Age, Is active',
      'Ada, London, maths, looms, , ',
      'Bob, , , 31, true',
    ]);
    const shop = { version: 2, data: { items: [{ name: 'Tea' }], orders: [{ no: 1 }] } };
    expect(await tablesOf('shop.json', JSON.stringify(shop))).toEqual([
      'items: Name | Tea',
      'orders: No | 1',
    ]);
    expect(await textOf('settings.json', '{"dark":true}')).toBe('{"dark":true}');
  });

  it('[HOME-02] is a list of like elements in XML, with their attributes', async () => {
    const xml =
      '<?xml version="1.0"?><library><book id="1"><title>A &amp; B</title></book><book id="2"><title lang="en">C</title></book></library>';
    expect(await tablesOf('a.xml', xml)).toEqual(['book: Title, Id, Title lang | A & B, 1,  | C, 2, en']);
    expect(await textOf('a.xml', '<note>Call Ada</note>')).toBe('<note>Call Ada</note>');
  });

  it('[HOME-02] keeps the first 500 rows, and how many there are', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => `Book ${String(at)},${String(at)}`);
    const file = await read('a.csv', `Title,Pages\n${rows.join('\n')}`);
    const [table] = file.ok && file.reading.kind === 'tables' ? file.reading.tables : [];
    expect([table?.rows.length, table?.total]).toEqual([500, 700]);
  });

  it('refuses one without rows', async () => {
    expect(await tablesOf('a.csv', ' \n,,\n')).toEqual(['There are no rows in this file']);
  });
});

describe('a document', () => {
  it('[HOME-02] is read as its text', async () => {
    const words = 'A plant diary with name, species and last watered.';
    expect(await textOf('a.pdf', pdfOf(words))).toBe(words);
    expect(await textOf('a.docx', docxOf(words))).toBe(words);
    expect(await textOf('a.txt', `\ufeff${words}\r\n\r\n\r\n\r\nBye`)).toBe(`${words}\n\nBye`);
  });

  it('[HOME-02] says what to do where it cannot be read', async () => {
    expect(await textOf('a.pdf', '%PDF-1.7\nnonsense')).toContain('This file cannot be read');
    expect(await textOf('a.pdf', pdfOf(''))).toContain('There is no text in this file');
    const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(await textOf('a.doc', doc)).toBe('This file cannot be read. Save it as .docx and try again');
  });

  it('[HOME-02] is cut where it is longer than anybody reads', async () => {
    const file = await read('a.txt', 'word '.repeat(10_000));
    expect(file.ok && file.reading).toMatchObject({ kind: 'text', isCut: true });
  });
});

it('[SAFE-01] entities that stand for more than there is memory are refused', async () => {
  const levels = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${String(at + 1)} "${`&l${String(at)};`.repeat(10)}">`,
  );
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${levels.join('')}]><x><y>&l9;</y><y>&l9;</y></x>`;
  const file = await read('a.xml', bomb);
  expect(file.ok ? JSON.stringify(file).length : 0).toBeLessThan(20_000);
});
