/**
 * The builder's process as the suite's servers start it: what one of them has made, none of them makes again in that run.
 * The compiler in it is the product's, as a program of the machine and not as WebAssembly: it starts and compiles in a tenth of
 * the time. Tests of what compiling allows and costs start the product's own process.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { serveWork, type WorkHandlers } from '../work/serve-work';
import type { WorkerTasks } from '../workspace';

type Task = keyof WorkerTasks;
type Handler = (input: never) => unknown;
type Handlers = Readonly<Record<Task, Handler>>;

/** Both lie beside this one. */
const HANDLERS = new URL('worker-handlers.mjs', import.meta.url);
const MEMORY = join(import.meta.dirname, 'recalled');

/**
 * By what goes in alone, whenever it is done; the others read files that people sent, or write the time into what they make.
 * How many checks of an application there was time for is as good as any other number: whoever asks for the rest asks otherwise.
 */
const RECALLED: readonly Task[] = ['propose', 'write', 'compile', 'perform', 'suggest', 'edit', 'template'];

async function load(): Promise<Handlers> {
  const { prepareHandlers } = (await import(HANDLERS.href)) as {
    prepareHandlers: (load: () => Promise<unknown>) => Promise<WorkHandlers<WorkerTasks>>;
  };
  return prepareHandlers(() => import('esbuild'));
}

async function recall(task: Task, input: unknown, make: Handler): Promise<unknown> {
  const path = join(
    MEMORY,
    createHash('sha256')
      .update(serialize([task, input]))
      .digest('hex'),
  );
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return deserialize(kept);
  const output = await make(input as never);
  // Where it cannot be kept, it is made again.
  if (!isLeftOpen(task, input, output)) await keep(path, serialize(output)).catch(() => undefined);
  return output;
}

/** Checks that were asked for, and that there was no time for: whoever asks for them again hopes for another answer. */
function isLeftOpen(task: Task, input: unknown, output: unknown): boolean {
  if (task !== 'perform') return false;
  const { asked } = input as WorkerTasks['perform']['input'];
  const results = output as WorkerTasks['perform']['output'];
  return results.some(({ id, state }) => state === 'waiting' && asked.includes(id));
}

/** Renamed into its place when it is whole: another may be reading it. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(MEMORY, { recursive: true });
  const fresh = `${path}.${String(process.pid)}`;
  await writeFile(fresh, bytes);
  await rename(fresh, path);
}

void serveWork<WorkerTasks>(async () => {
  // Before the first task, whose time is measured.
  const handlers = await load();
  const recalled = RECALLED.map((task) => [task, (input: unknown) => recall(task, input, handlers[task])]);
  return { ...handlers, ...Object.fromEntries(recalled) } as WorkHandlers<WorkerTasks>;
});
