import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { ROOT } from './workspace.mjs';

const LINTED = /\.(tsx?|js|cjs|mjs)$/;
/** What every result depends on: the rules, the versions, the compiler's settings, and this file. */
const RULES = [
  'pnpm-lock.yaml',
  'eslint.config.mjs',
  'tooling/eslint',
  'tooling/tsconfig',
  'tooling/scripts/lib/lint-side.mjs',
];

const cacheOf = (side) => join(ROOT, `node_modules/.cache/tessera/lint-${side}.json`);
const fromRoot = (path) => relative(ROOT, path);
const textOf = (path) => readFileSync(join(ROOT, path));
const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === '.git') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function readConfig(side) {
  const path = join(ROOT, `tooling/tsconfig/all-${side}.json`);
  return ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
}

function fail(diagnostic) {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

/** What tsc would print. Also writes the compiler's notes for the next run. */
function findTypeErrors(builder) {
  const errors = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
    ...builder.emit().diagnostics,
  ];
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(errors), {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}

/** For each file one hash over everything that its result depends on; what a file imports is what the compiler says. */
function createFingerprint(builder) {
  const hashes = new Map();
  const contentOf = (path) => {
    if (!hashes.has(path)) hashes.set(path, hashOf(path, textOf(path)));
    return hashes.get(path);
  };
  const isOurs = (path) => !path.includes('node_modules') && !path.startsWith('..');
  const rules = RULES.flatMap((path) =>
    LINTED.test(path) || path.endsWith('.yaml') ? [path] : filesBelow(path),
  );
  const global = builder.getSourceFiles().map(({ fileName }) => fromRoot(fileName));
  const common = [...rules, ...global.filter((path) => path.endsWith('.d.ts') && isOurs(path))].map(
    contentOf,
  );
  return (path) => {
    const source = builder.getSourceFile(join(ROOT, path));
    const imported = source ? builder.getAllDependencies(source).map(fromRoot).filter(isOurs) : [];
    return hashOf(...common, ...[path, ...imported].sort().map(contentOf));
  };
}

/** The parser of the workspace with the types of the program. */
function createParser(program) {
  const { parser } = tseslint;
  return {
    ...parser,
    parseForESLint: (text, options) =>
      // Not as `parserOptions.programs`: plugins print the options as text.
      parser.parseForESLint(text, {
        ...options,
        project: undefined,
        programs: program.getSourceFile(options.filePath) ? [program] : undefined,
      }),
  };
}

/** ESLint with the rules of the workspace. */
function createLinter(program, isFixing) {
  // Binds every file: the parser needs each node's parent.
  program.getTypeChecker();
  return new ESLint({
    cwd: ROOT,
    fix: isFixing,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: createParser(program) },
    },
  });
}

/** Files that this side lints: those of its program, and the node side also what is in none. */
async function filesOf(side, eslint, browserFiles) {
  const ofBrowser = new Set(browserFiles.map(fromRoot));
  const isOwn = (path) => LINTED.test(path) && ofBrowser.has(path) === (side === 'browser');
  const own = filesBelow('.').filter(isOwn);
  const isIgnored = await Promise.all(own.map((path) => eslint.isPathIgnored(path)));
  return own.filter((_, place) => !isIgnored[place]);
}

const readCache = (side) =>
  existsSync(cacheOf(side)) ? JSON.parse(readFileSync(cacheOf(side), 'utf8')) : {};

function writeCache(side, clean) {
  mkdirSync(dirname(cacheOf(side)), { recursive: true });
  writeFileSync(cacheOf(side), JSON.stringify(clean));
}

/**
 * Prints what the compiler and the linter find in one side of the workspace.
 *
 * @param {'browser' | 'node'} side
 * @param {{ isFixing?: boolean }} [options] mends what ESLint can mend
 * @returns {Promise<0 | 1>} 1 when anything was found, warnings too
 */
export async function lintSide(side, { isFixing = false } = {}) {
  const { options, fileNames, errors } = readConfig(side);
  const settings = { rootNames: fileNames, options, configFileParsingDiagnostics: errors };
  const builder = ts.createIncrementalProgram(settings);
  const typeErrors = findTypeErrors(builder);
  process.stdout.write(typeErrors);

  const fingerprint = createFingerprint(builder);
  const eslint = createLinter(builder.getProgram(), isFixing);
  const browserFiles = side === 'browser' ? fileNames : readConfig('browser').fileNames;
  const prints = new Map(
    (await filesOf(side, eslint, browserFiles)).map((path) => [path, fingerprint(path)]),
  );
  const wasClean = readCache(side);
  const stale = [...prints.keys()].filter((path) => wasClean[path] !== prints.get(path));
  const results = stale.length > 0 ? await eslint.lintFiles(stale) : [];
  if (isFixing) await ESLint.outputFixes(results);
  const found = new Set(
    results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => fromRoot(filePath)),
  );
  writeCache(side, Object.fromEntries([...prints].filter(([path]) => !found.has(path))));
  const formatter = await eslint.loadFormatter('stylish');
  process.stdout.write(await formatter.format(results));
  return typeErrors === '' && found.size === 0 ? 0 : 1;
}
