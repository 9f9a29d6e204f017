/**
 * Fails when a comment, a test title or a document cites something that is not in the repository, or a document gives
 * a command that would not run. Part of `pnpm verify`; alone: `node tooling/scripts/documents.mjs`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { definedIds, findBrokenCitations, sectionNumbers } from './lib/citations.mjs';
import { findBrokenCommands } from './lib/documented-commands.mjs';
import { citingLines } from './lib/read-comments.mjs';
import { ROOT } from './lib/workspace.mjs';

const LEFT_OUT = new Set([
  '.cache',
  '.data',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
]);
const CITING = /\.(?:[cm]?[jt]sx?|css|html|sql|md|yaml)$|^\.env\.example$|^\.ci\/run$/;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const exists = (path) => existsSync(join(ROOT, path));

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : CITING.test(path) ? [path] : [];
  });
}

/** Packages are the folders of the root that have a manifest. */
function readScripts() {
  const folders = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name) && exists(`${name}/package.json`));
  const manifests = folders.map((name) => JSON.parse(read(`${name}/package.json`)));
  return {
    '': Object.keys(JSON.parse(read('package.json')).scripts),
    ...Object.fromEntries(manifests.map(({ name, scripts = {} }) => [name, Object.keys(scripts)])),
  };
}

function readKnown() {
  const sections = new Map();
  return {
    exists,
    ids: new Set(['docs/requirements.md', 'docs/screens.md'].flatMap((path) => definedIds(read(path)))),
    decisions: new Set(readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4))),
    sections(document) {
      if (!sections.has(document))
        sections.set(document, sectionNumbers(exists(document) ? read(document) : ''));
      return sections.get(document);
    },
    scripts: readScripts(),
    projects: readdirSync(ROOT).filter((name) => exists(`${name}/jest.config.mjs`)),
    specs: readdirSync(join(ROOT, 'e2e/specs')).map((path) => basename(path)),
  };
}

const known = readKnown();
const problems = filesBelow('').flatMap((path) => {
  const lines = citingLines(path, read(path));
  const citations = lines.flatMap(({ line, text }) =>
    findBrokenCitations(path, text, known).map((problem) => ({ line, problem })),
  );
  return [...citations, ...findBrokenCommands(lines, known)].map(
    ({ line, problem }) => `${path}:${line}  ${problem}`,
  );
});
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
