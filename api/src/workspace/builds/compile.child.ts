/**
 * The killable process that compiles untrusted code. It gets files and answers bundles over IPC; it has no
 * secrets in its environment, and the compiler inside has no file system. Whatever goes wrong here, the
 * parent ends it with SIGKILL.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type * as Esbuild from 'esbuild-wasm';
import { compileProject } from './compile-project.child';
import type { CompileReply, CompileRequest } from './compile-protocol.schema';

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

/**
 * Ends this process when the server is gone. A thread of its own, because a build without end keeps this one
 * from ever noticing that the server was killed.
 */
const WATCH_PARENT = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  try { process.kill(workerData, 0); } catch { process.kill(process.pid, 'SIGKILL'); }
}, 1000);
`;

async function loadCompiler(): Promise<typeof Esbuild> {
  // The browser build looks for `self`.
  Object.assign(globalThis, { self: globalThis });
  const esbuild = require('esbuild-wasm/lib/browser.js') as typeof Esbuild;
  const wasmModule = await WebAssembly.compile(await readFile(require.resolve('esbuild-wasm/esbuild.wasm')));
  await esbuild.initialize({ wasmModule, worker: false });
  return esbuild;
}

function reply(message: CompileReply): void {
  process.send?.(message);
}

async function answer(esbuild: typeof Esbuild, { id, files }: CompileRequest): Promise<void> {
  try {
    reply({ type: 'result', id, result: await compileProject(esbuild, files), broken: false });
  } catch (error) {
    const tooDeep = error instanceof RangeError;
    const message = tooDeep
      ? 'The code is nested too deeply to be compiled'
      : 'The compiler gave up on this code';
    reply({
      type: 'result',
      id,
      result: { ok: false, error: { path: null, line: null, message } },
      broken: true,
    });
  }
}

async function main(): Promise<void> {
  new Worker(WATCH_PARENT, { eval: true, workerData: process.ppid }).unref();
  const esbuild = await loadCompiler();
  await compileProject(esbuild, WARM_UP);
  process.on('message', (request: CompileRequest) => void answer(esbuild, request));
  process.on('disconnect', () => process.exit(0));
  reply({ type: 'ready' });
}

void main();
