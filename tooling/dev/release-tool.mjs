/**
 * The release tool inside this process: a command takes milliseconds instead of a start of Node.
 *
 * @param {(words: readonly string[], host: object) => Promise<number>} run of `@tessera/release/cli`
 * @param {{ registry: string, environment: string, actor: string }} settings `registry` is an absolute path
 * @returns {(...words: string[]) => Promise<any>} takes a command's words and gives what `--json` prints, refusals
 *   included
 */
export function createReleaseTool(run, { registry, environment, actor }) {
  const flags = ['--registry', registry, '--env', environment, '--actor', actor, '--json'];
  return async (...words) => {
    let printed = '';
    await run([...words, ...flags], {
      variables: {},
      directory: process.cwd(),
      clock: () => new Date(),
      writeOut: (text) => {
        printed += text;
      },
      writeError: () => undefined,
    });
    return JSON.parse(printed);
  };
}

/** Refusals as a person reads them. */
export function describeRefusals(refusals) {
  return refusals.map(({ code, cause, next }) => `${cause} (${code}; ${next})`).join('; ');
}

/** Thrown when the tool refused. */
class ReleaseRefusedError extends Error {
  constructor(command, refusals) {
    super(`mfr ${command} refused: ${describeRefusals(refusals)}`);
    this.name = 'ReleaseRefusedError';
    this.refusals = refusals;
  }
}

/** @throws {ReleaseRefusedError} when it refused */
export function requireOk(command, answer) {
  if (answer.ok) return answer;
  throw new ReleaseRefusedError(command, answer.refusals);
}

const OF_PAGES = new Set(['E_PAGES', 'E_PUBLIC']);

/**
 * What the report says of a build that was made and is not live (docs/documents/dev-report.md): one problem for each
 * reason.
 *
 * @param {readonly { code: string, cause: string, next?: string }[]} refusals
 * @returns {{ refused: 'pages' | 'release', problems: readonly object[] }}
 */
export function refusedBuild(refusals) {
  return {
    refused: refusals.every(({ code }) => OF_PAGES.has(code)) ? 'pages' : 'release',
    problems: refusals.map(({ cause, next }) => ({
      file: null,
      line: null,
      column: null,
      message: cause,
      ...(next && { command: next }),
    })),
  };
}

/** The same of whatever was thrown while a build was released. */
export function refusalIn(error) {
  return refusedBuild(error.refusals ?? [{ code: 'E_REGISTRY', cause: error.message }]);
}
