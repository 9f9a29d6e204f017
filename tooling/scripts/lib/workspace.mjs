import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The six remotes. */
export const REMOTES = ['mf-marketing', 'mf-auth', 'mf-dashboard', 'mf-github', 'mf-deploy', 'mf-billing'];
