import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL, temporaryFolder, writeBuild, type Folder } from '../testing/builds';
import { bundleScript, startScript } from '../testing/command-line';
import { openRegistry } from './registry';

const PINS = 20;
const REMOTES = ['mf-auth', 'mf-billing'];

let script: string;
let folder: Folder;
let root: string;
let meeting: string;

beforeAll(async () => {
  script = await bundleScript('testing/pin-script.ts', 'pin-script');
});

afterAll(() => rm(script, { force: true }));

beforeEach(async () => {
  folder = await temporaryFolder();
  root = join(folder.path, 'registry');
  meeting = join(folder.path, 'meeting');
  await mkdir(meeting);
});

afterEach(() => folder.dispose());

const start = (mode: string, remote: string, count: number, writers: number) =>
  startScript(script, [mode, root, remote, String(count), meeting, String(writers)], folder.path);

async function publishVersions(): Promise<void> {
  const registry = openRegistry(root);
  for (const remote of REMOTES) {
    for (let patch = 1; patch <= PINS; patch += 1) {
      const dist = join(folder.path, 'dist');
      await registry.publish(await writeBuild(dist, { remote, version: `1.0.${String(patch)}` }));
    }
  }
  await registry.changeEnvironment({
    env: 'local',
    actor: 'setup',
    reason: '',
    ops: [{ op: 'shell', shell: SHELL }],
  });
}

const pinsInHistory = async (): Promise<string[]> => {
  const { documents } = await openRegistry(root).readHistory('local');
  return documents.flatMap(({ change }) =>
    change.ops.flatMap((op) => (op.op === 'pin' ? `${op.remote}@${op.to}` : [])),
  );
};

const allPins = REMOTES.flatMap((remote) =>
  Array.from({ length: PINS }, (_, at) => `${remote}@1.0.${String(at + 1)}`),
);

it('[REL-04] two processes with 20 pins each lose none: gapless serials, one unbroken chain', async () => {
  await publishVersions();
  const writers = REMOTES.map((remote) => start('pin', remote, PINS, REMOTES.length));
  const ran = await Promise.all(writers.map(({ finished }) => finished));

  expect(ran.map(({ exit, error }) => ({ exit, error }))).toEqual(
    REMOTES.map(() => ({ exit: 0, error: '' })),
  );
  const { documents, fault } = await openRegistry(root).readHistory('local');
  expect(fault).toBeNull();
  expect(documents).toHaveLength(1 + PINS * REMOTES.length);
  expect((await pinsInHistory()).sort()).toEqual([...allPins].sort());
  const live = Object.entries(documents.at(-1)?.pins ?? {}).map(
    ([remote, { stable }]) => `${remote}@${stable.version}`,
  );
  expect(live.sort()).toEqual(REMOTES.map((remote) => `${remote}@1.0.${String(PINS)}`));
});

it('[REL-04] control: the same two processes lose pins when the serial is written without compare-and-swap', async () => {
  await mkdir(join(root, 'envs/local'), { recursive: true });
  const writers = REMOTES.map((remote) => start('unprotected', remote, PINS, REMOTES.length));
  await Promise.all(writers.map(({ finished }) => finished));
  const files = await readdir(join(root, 'envs/local'));
  expect(files.length).toBeLessThan(allPins.length);
});

it('[REL-04] kill -9 of a writer loses no pin that was acknowledged and leaves no half serial', async () => {
  await publishVersions();
  const victim = start('pin', 'mf-auth', PINS, REMOTES.length);
  const other = start('pin', 'mf-billing', PINS, REMOTES.length);
  await new Promise<void>((enough) => {
    let lines = 0;
    victim.child.stdout?.on('data', (chunk: Buffer) => {
      lines += chunk.toString('utf8').split('\n').length - 1;
      if (lines >= 5) enough();
    });
  });
  victim.child.kill('SIGKILL');
  const acknowledged = (await victim.finished).out.trim().split('\n');
  expect(await other.finished).toMatchObject({ exit: 0 });

  const { fault } = await openRegistry(root).readHistory('local');
  expect(fault).toBeNull();
  const pins = await pinsInHistory();
  expect(pins).toEqual(expect.arrayContaining(acknowledged.map((version) => `mf-auth@${version}`)));
  expect(pins.filter((pin) => pin.startsWith('mf-billing'))).toHaveLength(PINS);
});
