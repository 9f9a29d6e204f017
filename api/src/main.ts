/**
 * `node api/dist/main.mjs` from the root of the installation. The server is a process of its own, beside this bundle:
 * this one only starts it, and imports nothing of it, because it stays in memory for as long.
 */
import { fileURLToPath } from 'node:url';
import { supervise } from './start/supervisor';

supervise(fileURLToPath(new URL('server.mjs', import.meta.url)), process.argv.slice(2));
