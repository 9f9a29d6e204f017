import type { ProjectFile } from '@tessera/builder';
import { treeOf } from '../files/tree.rules';

/** The library inside every application. Its looks are everybody's: what a picture is of are the files made of the model. */
const LIBRARY = 'src/kit/';

/** The hash of what a template's pictures are drawn of. */
export function drawnHash(files: readonly ProjectFile[]): string {
  return treeOf(files.filter(({ path }) => !path.startsWith(LIBRARY))).hash.slice(0, 16);
}
