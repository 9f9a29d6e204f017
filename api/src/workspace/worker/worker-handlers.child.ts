/** What the builder's process does, with the compiler in it, which has no file system. */
import '@tessera/shared/contracts/jitless';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { answerQuestion, describeTable, editsTakenBack, nextChanges } from '@tessera/builder';
import type * as Esbuild from 'esbuild-wasm';
import { SpoiledError, type WorkHandlers } from '../../work/serve-work';
import { packArchive } from '../archives/pack-archive.child';
import { makeSingleFile } from '../archives/single-file.child';
import { unpackArchive } from '../archives/unpack-archive.child';
import { missingOfZip, unpackRepository } from '../archives/unpack-repository.child';
import { compileProject } from '../builds/compile-project.child';
import type { CompileResult, SourceFile } from '../builds/compile-protocol.schema';
import { locateFrames } from '../builds/locate-frames.child';
import { performChecks } from '../checks/perform-checks.child';
import { mergeOutside } from '../exchange/merge-outside.child';
import { readSchemaOf } from '../schemas/read-schema.child';
import { readFile as readSentFile } from '../uploads/read-file.child';
import { edit, propose, write } from './built-in-assistant.child';
import { makeTemplate } from '../templates/template-application.child';
import { compare } from './compare-versions.child';
import { makePatch } from './patch-versions.child';
import type { WorkerTasks } from './worker-tasks.schema';

const require = createRequire(import.meta.url);

/** Exercises parser, bundler and CSS once, so that a person's first build does not pay for it. */
const WARM_UP = [
  {
    path: 'src/main.tsx',
    text: `import { createRoot } from 'react-dom/client';
import './warm.css';
import { useWarm, type Warm } from './warm';
enum Kind { A = 'a', B = 'b' }
function App({ title }: { title: string }) {
  const [items, add] = useWarm<Warm>([]);
  return <main className="a"><h1>{title}</h1>{items.map((item) => <p key={item.id}>{item?.name ?? Kind.A}</p>)}<button onClick={() => add({ id: '1', name: \`\${title}!\` })}>+</button></main>;
}
const root = document.getElementById('root');
if (root) createRoot(root).render(<App title="warm" />);`,
  },
  {
    path: 'src/warm.ts',
    text: `import { useState } from 'react';
export interface Warm { readonly id: string; readonly name?: string }
export function useWarm<T>(start: readonly T[]) {
  const [items, set] = useState<readonly T[]>(start);
  return [items, (item: T) => set((before) => [...before, item])] as const;
}`,
  },
  {
    path: 'src/warm.css',
    text: '.a { color: red; & h1 { margin: 0 } } @media (min-width: 10px) { .a { gap: 1px } }',
  },
];

async function loadCompiler(): Promise<typeof Esbuild> {
  // The browser build looks for `self`.
  Object.assign(globalThis, { self: globalThis });
  const esbuild = require('esbuild-wasm/lib/browser.js') as typeof Esbuild;
  const wasmModule = await WebAssembly.compile(await readFile(require.resolve('esbuild-wasm/esbuild.wasm')));
  await esbuild.initialize({ wasmModule, worker: false });
  return esbuild;
}

/** A compiler that threw may answer nonsense from now on. */
async function compile(esbuild: typeof Esbuild, files: readonly SourceFile[]): Promise<CompileResult> {
  try {
    return await compileProject(esbuild, files);
  } catch (error) {
    const message =
      error instanceof RangeError
        ? 'The code is nested too deeply to be compiled'
        : 'The compiler gave up on this code';
    const result: CompileResult = { ok: false, error: { path: null, line: null, message } };
    throw new SpoiledError(result);
  }
}

/** Reads a prompt and writes its application once, so that a person's first prompt does not pay for it. */
function warmBuilder(): void {
  const made = propose({
    message: 'A list of books with title and author',
    projectName: 'Books',
    model: undefined,
  });
  if (made.kind !== 'proposal') return;
  const { model } = made.proposal;
  write({ model, before: undefined });
  nextChanges(model);
}

/** Loads the compiler, and gives what the process does by task. */
export async function prepareHandlers(
  load: () => Promise<typeof Esbuild> = loadCompiler,
): Promise<WorkHandlers<WorkerTasks>> {
  const esbuild = await load();
  return {
    readFile: readSentFile,
    readSchema: readSchemaOf,
    compile: (files) => compile(esbuild, files),
    locate: (request) => locateFrames(esbuild, request),
    propose,
    answer: ({ question, known, about }) => answerQuestion(question, known, about),
    edit,
    describe: ({ model, text }) => describeTable(model, text) ?? null,
    template: makeTemplate,
    compare,
    patch: makePatch,
    takeBack: ({ project, problem, reach }) => editsTakenBack(project, problem, reach),
    write,
    mergeOutside,
    pack: packArchive,
    unpack: unpackArchive,
    missingOfZip,
    unpackRepository,
    singleFile: (request) => makeSingleFile(esbuild, request),
    suggest: nextChanges,
    perform: (request) => performChecks(esbuild, request),
  };
}

/** Makes the first build and the first prompt as quick as later ones. */
export const WARM_UPS: readonly ((handlers: WorkHandlers<WorkerTasks>) => void | Promise<void>)[] = [
  async ({ compile: warm }) => void (await warm(WARM_UP)),
  warmBuilder,
];
