/**
 * Lints texts as if they were files of the repository, by the rules about boundaries and names alone: those that need
 * types would take a minute. Reads `[{ path, text }]` as JSON on stdin, writes each sample's messages as JSON.
 */
import { text } from 'node:stream/consumers';
import checkFile from 'eslint-plugin-check-file';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { apiBoundaries, apiNames } from './api-boundaries.mjs';
import { boundaries, layers } from './boundaries.mjs';
import { shellBoundaries } from './shell-boundaries.mjs';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { 'check-file': checkFile },
    },
    boundaries,
    apiBoundaries,
    apiNames,
    shellBoundaries,
    ...layers,
  ],
});

const samples = JSON.parse(await text(process.stdin));
const answers = [];
for (const { path, text: code } of samples) {
  const [{ messages }] = await eslint.lintText(code, { filePath: path });
  answers.push(messages.map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
process.stdout.write(JSON.stringify(answers));
