import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { REMOTES, ROOT } from './workspace.mjs';

const run = promisify(execFile);

const environment = process.env.RELEASE_ENV || 'local';
/** Whose pins `npm start` and `pnpm dev` may move on: their own. */
const ACTOR = 'npm start';
const registry = resolve(ROOT, process.env.REGISTRY_URL || join(process.env.DATA_DIR || '.data', 'registry'));

/**
 * Runs the release tool as a team would.
 *
 * @returns what it answered with `--json`
 * @throws its own words when it refuses
 */
export async function mfr(...words) {
  const answer = await ask(words);
  if (answer.ok) return answer;
  throw new Error(`mfr ${words[0]} refused: ${describe(answer.refusals)}`);
}

/** The same, with refusals as part of the answer; throws only when the tool could not even list them. */
async function ask(words) {
  const options = ['--registry', registry, '--env', environment, '--actor', ACTOR, '--json'];
  const command = [join(ROOT, 'release/dist/mfr.mjs'), ...words, ...options];
  try {
    return JSON.parse((await run(process.execPath, command, { cwd: ROOT })).stdout);
  } catch (error) {
    try {
      return JSON.parse(error.stdout);
    } catch {
      throw new Error(`mfr ${words[0]} failed: ${error.stderr || error.message}`, { cause: error });
    }
  }
}

function describe(refusals) {
  return refusals.map(({ code, cause, next }) => `${cause} (${code}; ${next})`).join('; ');
}

const SHELL_OFFER = 'shell/dist/mf-shell.json';

/**
 * Publishes the built remotes that the registry does not have, and pins what was built where nothing is pinned, or
 * where a start has pinned before. What somebody else has pinned or rolled back stays, whatever the sources give.
 */
export async function releaseLocally(say) {
  const { published } = await mfr('publish', ...REMOTES.map((remote) => `${remote}/dist`));
  const { remotes, shell, refusals } = await ask(['status']);
  // A damaged version is the page's to cope with (its last good one, or a card); all others are fine.
  if (refusals.length > 0) say(`The registry is damaged: ${describe(refusals)}`);
  const pinned = new Map(remotes.map(({ remote, stable }) => [remote, stable.version]));
  const others = published.filter(({ remote, version }) => pinned.get(remote) !== version);
  const movers = others.length > 0 ? await readMovers() : new Map();
  const isOurs = ({ remote }) => !pinned.has(remote) || movers.get(remote) === ACTOR;
  for (const { remote, version, outcome } of others.filter((other) => !isOurs(other)))
    if (outcome === 'published')
      say(
        `${remote} stays at ${pinned.get(remote)}, which ${movers.get(remote)} chose; ready to pin: ${version}`,
      );
  const toPin = others.filter(isOurs);
  if (toPin.length === 0) return tellShell(shell, say);
  say(`Releasing ${toPin.map(({ remote }) => remote).join(', ')}`);
  const pins = toPin.map(({ remote, version }) => `${remote}@${version}`);
  await mfr('pin', ...pins, '--shell', SHELL_OFFER, '--reason', 'built from the sources');
}

/** States what a new shell provides when no pin has carried it along. */
async function tellShell(known, say) {
  const offer = JSON.parse(readFileSync(join(ROOT, SHELL_OFFER), 'utf8'));
  if (isDeepStrictEqual(known, offer)) return;
  const { ok, refusals } = await ask(['shell', SHELL_OFFER, '--reason', 'built from the sources']);
  if (!ok) say(`The shell does not fit what is pinned: ${describe(refusals)}`);
}

/** Who moved each remote last. */
async function readMovers() {
  const { serials = [] } = await ask(['log']);
  return new Map(serials.flatMap(({ by, ops }) => ops.map(({ remote }) => [remote, by])));
}
