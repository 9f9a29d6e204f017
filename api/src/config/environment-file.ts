import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCode } from '../core/error-code';

/** The variables of the `.env` file in the root, overruled by those that are really set. No file: only these. */
export function readEnvironmentFile(
  appRoot: string,
  variables: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  try {
    return { ...parseEnv(readFileSync(join(appRoot, '.env'), 'utf8')), ...variables };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return variables;
  }
}
