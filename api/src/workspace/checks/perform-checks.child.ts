import { Script } from 'node:vm';
import { createRobot, performAll, type BehaviourResult } from '@tessera/builder';
import type * as Esbuild from 'esbuild-wasm';
import type { PerformRequest } from '../worker/worker-tasks.schema';
import { openCheckPage } from './check-page.child';
import { readReactSource } from './react-source.child';

/** How long something may take to appear; nothing here is drawn or waits for a network. */
const DEADLINE_MS = 3000;
/**
 * After so much work nothing more is begun, so that a run's checks take a second at most where nobody else needs the machine;
 * what an application promises beyond that waits. Work, as a busy machine tries no less, up to a time that a person waits.
 */
const WORK_MS = 750;
const WAIT_MS = 2500;

let react: Promise<Script> | undefined;

/**
 * Tries what a model promises in its own code, as a person would (MODEL-15). `js` is the built application; only code that the
 * builder wrote comes here, never what somebody edited.
 */
export async function performChecks(
  esbuild: typeof Esbuild,
  { model, js, before, asked }: PerformRequest,
): Promise<BehaviourResult[]> {
  const isOver = startBudget();
  react ??= readReactSource().then((source) => new Script(source, { filename: 'react.js' }));
  const { code } = await esbuild.transform(js, { format: 'cjs', target: 'es2022' });
  const application = new Script(
    `(function (require, module, exports) {${code}\n})(globalThis.__require, { exports: {} }, {});`,
    { filename: 'application.js' },
  );
  const page = openCheckPage([await react, application]);
  try {
    const robot = createRobot(page, { deadlineMs: DEADLINE_MS });
    return await performAll(model, robot, {
      before,
      asked: new Set(asked),
      isOver,
      isPatient: true,
    });
  } finally {
    page.close();
  }
}

/** Tells whether the time for trying is over. */
function startBudget(): () => boolean {
  const workBefore = process.cpuUsage();
  const start = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(workBefore);
    return (user + system) / 1000 >= WORK_MS || performance.now() - start >= WAIT_MS;
  };
}
