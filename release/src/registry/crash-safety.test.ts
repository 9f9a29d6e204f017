import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SHELL, temporaryFolder, writeBuild, type Folder } from '../testing/builds';
import { bundleScript, startScript } from '../testing/command-line';
import { openRegistry } from './registry';

const ROUNDS = 6;

let script: string;
let folder: Folder;

beforeAll(async () => {
  script = await bundleScript('cli/main.ts', 'mfr');
  folder = await temporaryFolder();
});

afterAll(async () => {
  await rm(script, { force: true });
  await folder.dispose();
});

/** Enough files that writing them takes a while. */
const manyFiles = Object.fromEntries(
  Array.from({ length: 150 }, (_, at) => [`chunk.${String(at)}.js`, `"${'x'.repeat(2000)}${String(at)}";`]),
);

it('[REL-02] kill -9 of a publisher leaves the version whole or not there, and publishing again completes it', async () => {
  const root = join(folder.path, '.data/registry');
  const registry = openRegistry(root);
  const unfinished: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const version = `1.0.${String(round)}`;
    const dist = await writeBuild(join(folder.path, `dist-${version}`), { version, files: manyFiles });
    const { child, finished } = startScript(script, ['publish', dist, '--registry', root], folder.path);
    const hasEnded = () => child.exitCode !== null;
    // Odd rounds die while the files are written, even ones in the last steps, after the files and before the entry.
    if (round % 2 === 1) {
      await untilNewIn(join(root, '.tmp'), hasEnded);
      await pause(round * 6);
    } else await untilNewIn(join(root, 'files/mf-auth'), hasEnded);
    child.kill('SIGKILL');
    await finished;

    const isPublished = await isVisible(root, version);
    if (!isPublished) unfinished.push(version);
    const refusal = await pinned(version).then(() => 'none', String);
    expect(refusal.includes('E_UNKNOWN')).toBe(!isPublished);
    for (const visible of (await registry.listVersions())['mf-auth'] ?? []) {
      expect(await pinned(visible)).toMatchObject({
        outcome: expect.stringMatching(/^(would change|unchanged)$/) as unknown,
      });
    }
    await registry.publish(dist);
    expect(await pinned(version)).toMatchObject({ outcome: 'would change' });
  }
  // Otherwise the rounds have shown nothing: some publishers have to die before they were done.
  expect(unfinished.length).toBeGreaterThan(0);

  function pinned(version: string) {
    const ops = [
      { op: 'shell' as const, shell: SHELL },
      { op: 'pin' as const, remote: 'mf-auth', version },
    ];
    return registry.changeEnvironment({ env: 'local', actor: 'test', reason: '', ops, isDryRun: true });
  }
});

async function isVisible(root: string, version: string): Promise<boolean> {
  const names = await readdir(join(root, 'remotes/mf-auth')).catch(() => []);
  return names.some((name) => name === `${version}.json`);
}

/** Waits until a folder holds a name that it did not hold before. */
async function untilNewIn(folder: string, hasEnded: () => boolean): Promise<void> {
  const before = new Set(await readdir(folder).catch(() => []));
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    if (hasEnded() || names.some((name) => !before.has(name))) return;
    await pause(1);
  }
}
