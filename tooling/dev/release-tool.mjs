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

/** @throws the tool's own words when it refused */
export function requireOk(command, answer) {
  if (answer.ok) return answer;
  throw new Error(`mfr ${command} refused: ${describeRefusals(answer.refusals)}`);
}
