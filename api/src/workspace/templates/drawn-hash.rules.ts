import type { ProjectFile } from '@tessera/builder';
import { treeOf } from '../files/tree.rules';

/** The library inside every application. Its looks are everybody's: what a picture is of are the files made of the model. */
const LIBRARY = 'src/kit/';

/** Says how the application is run, and shows nowhere in it. */
const READ_ME = 'README.md';

/** The hash of what a template's pictures are drawn of: the files that are made of its model and can be seen. */
export function drawnHash(files: readonly ProjectFile[]): string {
  return treeOf(files.filter(({ path }) => path !== READ_ME && !path.startsWith(LIBRARY))).hash.slice(0, 16);
}
