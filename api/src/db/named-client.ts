import { Client, type QueryConfig } from 'pg';
import { createStatementNames, type StatementNames } from './frequent-statements';

/** A connection whose frequent statements have names. */
export function clientWithNames(): typeof Client {
  const names = createStatementNames();
  return class extends Client {
    /** In every form that `pg` knows. */
    override query(...given: readonly unknown[]): never {
      // The driver's own overloads cannot be told from outside which of them this is.
      const run = (super.query as (...all: readonly unknown[]) => unknown).bind(this);
      return runNamed(run, given, names) as never;
    }
  };
}

function runNamed(
  run: (...all: readonly unknown[]) => unknown,
  given: readonly unknown[],
  names: StatementNames,
): unknown {
  const [config, ...others] = given;
  const name = isUnnamed(config) ? names.nameOf(config.text) : undefined;
  if (name === undefined || !isUnnamed(config)) return run(...given);
  const last = others.at(-1);
  if (typeof last !== 'function') {
    const result = run({ ...config, name }, ...others) as Promise<unknown>;
    result.catch((error: unknown) => {
      names.learn(error);
    });
    return result;
  }
  const learning = (error: unknown, ...answers: readonly unknown[]) => {
    names.learn(error);
    Reflect.apply(last, undefined, [error, ...answers]);
  };
  return run({ ...config, name }, ...others.slice(0, -1), learning);
}

function isUnnamed(config: unknown): config is QueryConfig {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    !('submit' in config) &&
    !(config as QueryConfig).name
  );
}
