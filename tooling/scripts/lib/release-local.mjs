import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { REMOTES, ROOT } from './workspace.mjs';

const run = promisify(execFile);

const environment = process.env.RELEASE_ENV || 'local';
const registry = resolve(ROOT, process.env.REGISTRY_URL || join(process.env.DATA_DIR || '.data', 'registry'));

/**
 * Runs the release tool as a team would.
 *
 * @returns what it answered with `--json`
 * @throws its own words when it refuses
 */
export async function mfr(...words) {
  const options = ['--registry', registry, '--env', environment, '--actor', 'npm start', '--json'];
  try {
    const { stdout } = await run(
      process.execPath,
      [join(ROOT, 'release/dist/mfr.mjs'), ...words, ...options],
      {
        cwd: ROOT,
      },
    );
    return JSON.parse(stdout);
  } catch (error) {
    throw new Error(`mfr ${words[0]} refused: ${explain(error)}`, { cause: error });
  }
}

/** The causes that `--json` lists, or whatever the tool said when it could not even do that. */
function explain(error) {
  try {
    return JSON.parse(error.stdout)
      .refusals.map(({ code, cause }) => `${cause} (${code})`)
      .join('; ');
  } catch {
    return error.stderr || error.message;
  }
}

/**
 * Publishes the built remotes that the registry does not have, and pins them. A version that is published
 * already is left alone, so that a release manager's pin or roll back outlives a restart.
 */
export async function releaseLocally(say) {
  const { published } = await mfr('publish', ...REMOTES.map((remote) => `${remote}/dist`));
  const { remotes, serial } = await mfr('status');
  const isPinned = ({ remote }) => remotes.some((row) => row.remote === remote);
  const toPin = published.filter((version) => version.outcome === 'published' || !isPinned(version));
  if (toPin.length === 0) return keepLastResort(serial);
  say(`Releasing ${toPin.map(({ remote }) => remote).join(', ')}`);
  const pins = toPin.map(({ remote, version }) => `${remote}@${version}`);
  await mfr('pin', ...pins, '--shell', 'shell/dist/mf-shell.json', '--reason', 'built from the sources');
  return keepLastResort((await mfr('status')).serial);
}

/** Gives the shell its last resort, for when neither the server's nor the browser's own document is to be had. */
function keepLastResort(serial) {
  const name = `${String(serial).padStart(6, '0')}.json`;
  const document = readFileSync(join(registry, 'envs', environment, name), 'utf8');
  writeFileSync(join(ROOT, 'shell/dist/last-resort.json'), document);
}
