import type { ProjectFile } from '@tessera/builder';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ZipRequest } from './archive.schema';
import { withServer } from './export-server.rules';

const README = `Run it: npm install, then npm run dev, and open the address that it prints.
Without a package.json this is plain code: open it in an editor.
`;

/** The files byte for byte as a ZIP, with a word on how to run them where they say none, and with a server where they need one (PRJ-03). */
export function packArchive({ files, at, isServed }: ZipRequest): Uint8Array {
  const isExplained = files.some(({ path }) => /^readme(?:\.\w+)?$/i.test(path));
  const explained = isExplained ? files : [...files, { path: 'README.md', text: README }];
  return zipFiles(isServed ? withServer(explained) : explained, at);
}

/** The same files and time give the same bytes. */
export function zipFiles(files: readonly ProjectFile[], at: Date): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, part) => {
    parts.push(part);
  });
  // One by one: `zipSync` keeps them in an object by their names, and a file may be called __proto__.
  for (const { path, text } of files) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(parts);
}
