import type { ProjectFile } from '@tessera/builder';
import { strToU8, zipSync, type Zippable } from 'fflate';
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
  // A file may be called __proto__.
  const entries = Object.create(null) as Zippable;
  for (const { path, text } of files) entries[path] = strToU8(text);
  return zipSync(entries, { mtime: at, level: 6 });
}
