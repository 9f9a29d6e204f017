import type { Zippable } from 'fflate';
import type { ChosenFiles } from './new-project-draft';

/** What was chosen as the ZIP that is sent; a ZIP stays as it is. The code for packing comes when it is needed. */
export async function packFiles(chosen: ChosenFiles): Promise<File> {
  if (chosen.kind === 'zip') return chosen.file;
  const { zipSync } = await import(/* webpackChunkName: "zip" */ 'fflate');
  const files = chosen.kind === 'folder' ? chosen.files : [{ path: chosen.file.name, file: chosen.file }];
  // A file may be called __proto__.
  const entries = Object.create(null) as Zippable;
  for (const { path, file } of files) entries[path] = new Uint8Array(await file.arrayBuffer());
  const name = chosen.name.replace(/\.html?$/i, '');
  return new File([zipSync(entries)], `${name}.zip`, { type: 'application/zip' });
}
