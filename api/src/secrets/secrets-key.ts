import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../core/error-code';
import { parseSecretsKey, type Environment } from '../config/environment';

/**
 * The key that seals secrets: the one given, else the one in the data folder, which is made at the first
 * start and readable by its owner only.
 */
export async function readSecretsKey({
  secretsKey,
  dataDir,
}: Pick<Environment, 'secretsKey' | 'dataDir'>): Promise<Buffer> {
  if (secretsKey !== undefined) return secretsKey;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secrets.key');
  const key = randomBytes(32);
  try {
    await writeFile(path, `${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return parseSecretsKey((await readFile(path, 'utf8')).trim());
  }
}
