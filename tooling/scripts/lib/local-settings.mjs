import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './workspace.mjs';

/** Reads .env as a start does: what is set in the environment wins over it. */
export function loadSettings(root = ROOT) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where the server and the scripts of this workspace keep what they write, as .env.example says. */
export function findDataFolder(root = ROOT) {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/** The local registry: of a start, of `pnpm dev` and of `pnpm mfr`. */
export function findRegistry(root = ROOT) {
  return resolve(root, process.env.REGISTRY_URL || join(findDataFolder(root), 'registry'));
}
