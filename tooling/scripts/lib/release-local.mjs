import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { createReleaseTool, describeRefusals, requireOk } from '../../dev/release-tool.mjs';
import { findRegistry } from './local-settings.mjs';
import { REMOTES, ROOT } from './workspace.mjs';

/** Whose pins a start may move on: those of starts. */
const OURS = ['npm start', 'pnpm dev', 'image'];
const BUILT = 'built from the sources';
const TOOL = join(ROOT, 'release/dist/run.mjs');
const SHELL_OFFER = join(ROOT, 'shell/dist/mf-shell.json');

const environment = process.env.RELEASE_ENV || 'local';

/** The folder of the local registry. */
export const registry = findRegistry();

/** The tool as it is built now. */
async function openTool(actor) {
  const { run } = await import(`${pathToFileURL(TOOL).href}?${statSync(TOOL).mtimeMs}`);
  return createReleaseTool(run, { registry, environment, actor });
}

/**
 * Publishes built remotes that the registry does not have, and pins what was built where nothing is pinned, or
 * where a start has pinned before. What somebody else has pinned or rolled back stays, whatever the sources give.
 *
 * @param {(text: string) => void} say
 * @param {{ folders?: readonly string[], isForThisMachine?: boolean, actor?: string, reason?: string }} [options] the
 *   builds' folders, whether to leave out their compressed forms, and who does this and why, for `mfr log`
 * @returns {Promise<ReadonlyMap<string, string>>} for each remote that stays: who chose what is pinned
 */
export async function releaseLocally(
  say,
  { folders, isForThisMachine = false, actor = 'npm start', reason = BUILT } = {},
) {
  const ask = await openTool(actor);
  const mfr = async (...words) => requireOk(words[0], await ask(...words));
  const builds = folders ?? REMOTES.map((remote) => join(ROOT, remote, 'dist'));
  const flags = isForThisMachine ? ['--uncompressed'] : [];
  const { published } = builds.length > 0 ? await mfr('publish', ...builds, ...flags) : { published: [] };
  const { remotes, shell, refusals } = await ask('status');
  // A damaged version is the page's to cope with (its last good one, or a card); all others are fine.
  if (refusals.length > 0) say(`The registry is damaged: ${describeRefusals(refusals)}`);
  const pinned = new Map(remotes.map(({ remote, stable }) => [remote, stable.version]));
  const others = published.filter(({ remote, version }) => pinned.get(remote) !== version);
  const movers = others.length > 0 ? await readMovers(ask) : new Map();
  const isOurs = ({ remote }) => !pinned.has(remote) || OURS.includes(movers.get(remote));
  const staying = others.filter((other) => !isOurs(other));
  for (const { remote, version, outcome } of staying)
    if (outcome === 'published')
      say(
        `${remote} stays at ${pinned.get(remote)}, which ${movers.get(remote)} chose; ready to pin: ${version}`,
      );
  const toPin = others.filter(isOurs);
  if (toPin.length === 0) await tellShell(ask, shell, say);
  else {
    say(`Releasing ${toPin.map(({ remote }) => remote).join(', ')}`);
    const pins = toPin.map(({ remote, version }) => `${remote}@${version}`);
    await mfr('pin', ...pins, '--shell', SHELL_OFFER, '--reason', reason);
  }
  return new Map(staying.map(({ remote }) => [remote, movers.get(remote)]));
}

/** States what a new shell provides when no pin has carried it along. */
async function tellShell(ask, known, say) {
  const offer = JSON.parse(readFileSync(SHELL_OFFER, 'utf8'));
  if (isDeepStrictEqual(known, offer)) return;
  const { ok, refusals } = await ask('shell', SHELL_OFFER, '--reason', BUILT);
  if (!ok) say(`The shell does not fit what is pinned: ${describeRefusals(refusals)}`);
}

/** Who moved each remote last. */
async function readMovers(ask) {
  const { serials = [] } = await ask('log');
  return new Map(serials.flatMap(({ by, ops }) => ops.map(({ remote }) => [remote, by])));
}
