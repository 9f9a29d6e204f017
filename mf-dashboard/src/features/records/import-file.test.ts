import { MAX_FILE_ROWS, readTable } from './import-file';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a file of records', () => {
  it.each([
    ['commas', 'Name,City\nAnn,"Bonn, Rhine"\n'],
    ['semicolons', 'Name;City\r\nAnn;Bonn, Rhine\r\n'],
    ['tabs and a mark', '\ufeffName\tCity\nAnn\tBonn, Rhine'],
  ])('[MODEL-07] is read with %s', (_, text) => {
    expect(readTable(bytesOf(text))).toEqual({ headers: ['Name', 'City'], lines: [['Ann', 'Bonn, Rhine']] });
  });

  it('[MODEL-07] is read in UTF-16 where its mark says so, as spreadsheets write it', () => {
    const text = 'Name\nÄnne\n';
    const bytes = new Uint8Array(2 + text.length * 2);
    bytes.set([0xff, 0xfe]);
    for (let place = 0; place < text.length; place += 1) bytes[2 + place * 2] = text.charCodeAt(place);

    expect(readTable(bytes)).toEqual({ headers: ['Name'], lines: [['Änne']] });
  });

  it('[MODEL-07] is refused in another encoding, as a picture, without records and with too many', () => {
    const problemOf = (bytes: Uint8Array<ArrayBuffer>) => {
      const read = readTable(bytes);
      return 'problem' in read ? read.problem : undefined;
    };
    expect(problemOf(new Uint8Array([0x4e, 0x0a, 0xc4, 0x6e]))).toContain('not in UTF-8');
    expect(problemOf(new Uint8Array([0x50, 0x4b, 0x00, 0x04]))).toContain('not a CSV file');
    expect(problemOf(bytesOf('Name\n\n'))).toContain('no records');
    expect(problemOf(bytesOf(`Name\n${'a\n'.repeat(MAX_FILE_ROWS + 1)}`))).toContain('2,001 records');
  });
});
