import fc from 'fast-check';
import { checkFileContent } from './file-content';
import { bytesOf, zipOf } from './file-testing';
import { zipEntryNames } from './zip-entries';

const refused = (message: string) => ({ ok: false, message });

const PNG = bytesOf(
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\0IDAT',
);
const JPG = bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9');
const GIF = bytesOf('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;');
const PDF = bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const DOC = bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`);
const EXE = bytesOf(`MZ\x90\0\x03${'\0'.repeat(200)}`);
const ELF = bytesOf(`\x7fELF\x02\x01\x01${'\0'.repeat(200)}`);
const DOCX = zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml');
const JAR = zipOf('META-INF/MANIFEST.MF', 'Main.class');

describe('checkFileContent', () => {
  it.each([
    ['a.png', PNG],
    ['a.jpg', JPG],
    ['a.JPEG', JPG],
    ['a.gif', GIF],
    ['a.pdf', PDF],
    ['a.doc', DOC],
    ['a.docx', DOCX],
    ['a.zip', zipOf('notes.txt')],
    ['a.txt', bytesOf('BMW and MZ are only letters here')],
    ['a.txt', new Uint8Array()],
    ['a.txt', new TextEncoder().encode('Grüße, 世界 🎉')],
    ['a.txt', Uint8Array.from([0xff, 0xfe, 0x41, 0, 0x42, 0])],
    ['a.csv', bytesOf('name;city\nJos\xe9;Paris\n')],
    ['a.json', bytesOf('{"a": [1, 2]}')],
    ['a.xml', bytesOf('<?xml version="1.0"?><a/>')],
    ['a.bin', Uint8Array.from([1, 2, 3, 0, 255])],
    ['a.log', bytesOf('BM and MZ begin this line')],
    ['a.py', bytesOf('#!/usr/bin/env python\nprint(1)')],
    ['a.svg', bytesOf('<?xml version="1.0"?><svg/>')],
    ['a.vcf', bytesOf('BEGIN:VCARD\nEND:VCARD')],
    ['a.mp4', bytesOf('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
  ])('[VAL-11] takes %s by what it holds', async (name, bytes) => {
    expect(await checkFileContent(bytes, { name, type: '' })).toEqual({
      ok: true,
      value: { name, type: '', size: bytes.byteLength },
    });
  });

  it.each([
    ['a.png', JPG],
    ['a.jpg', PNG],
    ['a.png', bytesOf('<script>alert(1)</script>')],
    ['a.gif', bytesOf('just words')],
    ['a.pdf', DOCX],
    ['a.docx', zipOf('notes.txt')],
    ['a.doc', PDF],
    ['a.txt', PNG],
    ['a.txt', EXE],
    ['a.txt', bytesOf('#!/bin/sh\nrm -rf x')],
    ['a.txt', PDF],
    ['a.csv', zipOf('xl/workbook.xml')],
    ['a.json', bytesOf('{not json}')],
    ['a.xml', bytesOf('no markup')],
    ['a.mp4', bytesOf('no film')],
    ['a.bin', PNG],
    ['a.log', PDF],
    ['a.svg', bytesOf('no markup')],
    ['a.png', new Uint8Array()],
  ])('[VAL-11] refuses %s whose content is another (%#)', async (name, bytes) => {
    expect(await checkFileContent(bytes, { name, type: '' })).toEqual(
      refused('File content does not match its name'),
    );
  });

  it.each([
    ['a.png', EXE],
    ['a.pdf', ELF],
    ['a.bin', EXE],
    ['a', ELF],
    ['a.docx', JAR],
    ['a.gif', Uint8Array.from([...GIF, ...JAR])],
    ['a.zip', JAR],
    ['a.zip', zipOf('AndroidManifest.xml', 'x')],
    ['a.docx', zipOf('[Content_Types].xml', 'word/document.xml', 'META-INF/MANIFEST.MF')],
  ])('[VAL-11] refuses the program under the name %s (%#)', async (name, bytes) => {
    expect(await checkFileContent(bytes, { name, type: '' })).toEqual(refused('Programs are not allowed'));
  });

  it('[VAL-11] checks name, size and type first', async () => {
    expect(await checkFileContent(PNG, { name: 'a.exe', type: '' })).toEqual(
      refused('Files of type .exe are not allowed'),
    );
    expect(await checkFileContent(PNG, { name: 'a.png', type: 'image/gif' })).toEqual(
      refused('File type does not match its name'),
    );
    expect(await checkFileContent(PNG, { name: 'a.png', type: '' }, { maximumBytes: 3 })).toMatchObject({
      ok: false,
    });
  });

  it('[VAL-11] refuses forged headers instead of failing on them', async () => {
    expect(await checkFileContent(bytesOf('PK\u0003\u0004cut'), { name: 'a.zip', type: '' })).toEqual(
      refused('File content cannot be read'),
    );
    const asf = bytesOf(`\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c${'\0'.repeat(200)}`);
    expect(await checkFileContent(asf, { name: 'a.asf', type: '' })).toEqual(
      refused('File content does not match its name'),
    );
    const signatures = fc.constantFrom(
      PNG,
      JPG,
      GIF,
      PDF,
      DOC,
      DOCX,
      asf,
      bytesOf('RIFF'),
      bytesOf('ID3\x04\0\0\x7f\x7f\x7f\x7f'),
      bytesOf('OggS'),
      bytesOf('PK\x03\x04'),
    );
    const name = fc.constantFrom('a.png', 'a.docx', 'a.asf', 'a.mp3', 'a.bin', 'a.txt', 'a');
    await fc.assert(
      fc.asyncProperty(
        signatures,
        fc.nat(40),
        fc.uint8Array({ maxLength: 200 }),
        name,
        async (signature, cut, noise, as) => {
          const bytes = Uint8Array.from([...signature.subarray(0, Math.max(4, cut)), ...noise]);
          expect(typeof (await checkFileContent(bytes, { name: as, type: '' })).ok).toBe('boolean');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[VAL-11] takes every text as text and never as a picture', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-zA-Z0-9 ,.\n]{0,200}$/), async (text) => {
        const bytes = new TextEncoder().encode(text);
        expect((await checkFileContent(bytes, { name: 'a.txt', type: 'text/plain' })).ok).toBe(true);
        expect((await checkFileContent(bytes, { name: 'a.png', type: 'image/png' })).ok).toBe(false);
      }),
    );
  });
});

describe('zipEntryNames', () => {
  it('[VAL-11] reads the directory that any packer writes, and survives any bytes', () => {
    const names = fc.array(fc.stringMatching(/^[a-zA-Z/._]{1,20}$/), { maxLength: 20 });
    fc.assert(fc.property(names, (list) => expect(zipEntryNames(zipOf(...list))).toEqual(list)));
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(255), (list, at, value) => {
        const bytes = zipOf(...list);
        bytes[at % bytes.length] = value;
        zipEntryNames(bytes);
        zipEntryNames(bytes.subarray(at % bytes.length));
      }),
    );
    expect(zipEntryNames(new Uint8Array(5))).toBeUndefined();
  });
});
