import { join } from 'node:path';

/** Where browsers find the pictures of templates. */
export const TEMPLATE_PICTURES_PATH = '/template-pictures';

/** Where they lie: drawn by `node tooling/scripts/draw-template-pictures.mjs`, and part of the sources. */
export function templatePicturesFolder(appRoot: string): string {
  return join(appRoot, 'api', 'template-pictures');
}
