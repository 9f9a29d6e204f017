import { Script } from 'node:vm';
import { createRobot, performAll, type BehaviourResult } from '@tessera/builder';
import type * as Esbuild from 'esbuild-wasm';
import type { PerformRequest } from '../worker/worker-tasks.schema';
import { openCheckPage } from './check-page.child';
import { readReactSource } from './react-source.child';

/** How long something may take to appear; nothing here is drawn or waits for a network. */
const DEADLINE_MS = 3000;
/** What a run takes for trying at most, well below what ends a process: an application of many tables promises more than that. */
const WITHIN_MS = 2500;

let react: Promise<Script> | undefined;

/**
 * Tries what a model promises in its own code, as a person would (MODEL-15). `js` is the built application; only code that the
 * builder wrote comes here, never what somebody edited.
 */
export async function performChecks(
  esbuild: typeof Esbuild,
  { model, js }: PerformRequest,
): Promise<BehaviourResult[]> {
  react ??= readReactSource().then((source) => new Script(source, { filename: 'react.js' }));
  const { code } = await esbuild.transform(js, { format: 'cjs', target: 'es2022' });
  const application = new Script(
    `(function (require, module, exports) {${code}\n})(globalThis.__require, { exports: {} }, {});`,
    { filename: 'application.js' },
  );
  const page = openCheckPage([await react, application]);
  try {
    const robot = createRobot(page, { deadlineMs: DEADLINE_MS });
    return await performAll(model, robot, { withinMs: WITHIN_MS, isPatient: true });
  } finally {
    page.close();
  }
}
