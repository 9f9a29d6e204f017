import { statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../core/error-code';

/** What a name gets that no file can have: it is too long, or goes through a file. */
const NO_FILE = new Set(['ENOENT', 'ENAMETOOLONG', 'ENOTDIR', 'ELOOP']);

/** Only a look ahead, for the right 404: `sendFile` itself keeps a path inside the folder. */
export function isFile(root: string, name: string): boolean {
  if (name.includes('\0')) return false;
  try {
    return statSync(join(root, name)).isFile();
  } catch (error) {
    if (NO_FILE.has(errorCode(error) ?? '')) return false;
    throw error;
  }
}
