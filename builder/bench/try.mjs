/**
 * Shows how words are read: `pnpm try:reading '<prompt>' '<message>' …` prints the application that the prompt makes, and of each
 * message its clauses, which rule read each and what the assistant answers.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const [prompt, ...messages] = process.argv.slice(2);
if (prompt === undefined) throw new Error("pnpm try:reading '<prompt>' '<message>' …");
const cache = join(import.meta.dirname, '../../.cache/reading');
mkdirSync(cache, { recursive: true });
const outfile = join(cache, 'try.mjs');
const entryPoints = [join(import.meta.dirname, 'try.ts')];
await build({ entryPoints, bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
const { tryReading } = await import(outfile);
process.stdout.write(`${tryReading(prompt, messages).join('\n')}\n`);
