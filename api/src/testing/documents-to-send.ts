import { crc32, deflateRawSync } from 'node:zlib';

const TEXT = (text: string) => Buffer.from(text, 'utf8');

/** An archive with these files, packed. */
export function zipWith(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([TEXT('PK\u0003\u0004'), about, TEXT(name), packed]);
    directory.push(Buffer.concat([TEXT('PK\u0001\u0002\u0014\u0000'), about, place, TEXT(name)]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, TEXT('PK\u0005\u0006'), end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const OPEN_XML = 'http://schemas.openxmlformats.org';

/** A Word document; `body` stands in its only text. */
export function docxOf(body: string): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = `${OPEN_XML}/officeDocument/2006/relationships/officeDocument`;
  return zipWith({
    '[Content_Types].xml': [
      `${XML}<Types xmlns="${OPEN_XML}/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ].join(''),
    '_rels/.rels': `${XML}<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${body}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

/** A PDF document of one page with one line. */
export function pdfOf(line: string): Buffer {
  const stream = `BT /F1 12 Tf 10 100 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer << /Size 6 /Root 1 0 R >>\n`;
  return TEXT(`${text}startxref\n${String(table)}\n%%EOF`);
}
