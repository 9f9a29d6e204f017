/**
 * Writes api/src/workspace/archives/export-server.data.ts: the text of the server that an export has (docs/decisions/0029), because the
 * process that packs it has no file system to read it from. Run it after every change in api/export-server, in the records' part of the
 * api and in what they use of the kit: `node api/scripts/embed-export-server.mjs`. A test fails while the written file is stale.
 *
 * Usage: node api/scripts/embed-export-server.mjs [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const packageRoot = dirname(import.meta.dirname);
const source = join(packageRoot, 'export-server');
const output = join(packageRoot, 'src/workspace/archives/export-server.data.ts');

const { outputFiles } = await build({
  entryPoints: [join(source, 'rules.mjs')],
  // Comments in it say which file of Tessera's a part is of, by their paths from here.
  absWorkingDir: dirname(packageRoot),
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  // Packages of the export's own: `withServer` names them.
  external: ['@electric-sql/pglite', '@fastify/rate-limit', 'zod'],
  logLevel: 'warning',
});
const index = readFileSync(join(source, 'index.mjs'), 'utf8').replace("'./rules.mjs'", "'./rules.js'");
// Lines, so that a change of one of them is a change of one line.
const lines = (text) => text.split('\n').map((line) => `    ${JSON.stringify(line)},\n`);
const entry = (name, text) => `  '${name}': [\n${lines(text).join('')}  ],\n`;
const text = `// Written by api/scripts/embed-export-server.mjs; change the files in api/export-server and what they import instead.

/** The lines of the files of an export's server, by their names in its folder. */
export const EXPORT_SERVER: Readonly<Record<'index.js' | 'rules.js', readonly string[]>> = {
${entry('index.js', index)}${entry('rules.js', outputFiles[0].text)}};
`;
if (process.argv.includes('--check')) {
  if (readFileSync(output, 'utf8') !== text) {
    console.error('It is stale: run `node api/scripts/embed-export-server.mjs`');
    process.exit(1);
  }
} else writeFileSync(output, text);
