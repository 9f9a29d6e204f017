import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DataFolderLockedError, lockDataFolder, SILENCE_MS } from './data-folder-lock';
import { readProcessStart } from './process-start';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function writeLock(holder: object): Promise<void> {
  return writeFile(join(folder, 'lock.1'), JSON.stringify({ token: 'other', start: null, ...holder }));
}

async function expectToTakeOver(): Promise<void> {
  const lock = await lockDataFolder(folder);
  expect(await readdir(folder)).toEqual(['lock.2']);
  expect(JSON.parse(await readFile(join(folder, 'lock.2'), 'utf8'))).toMatchObject({ host: hostname() });
  await lock.release();
}

describe('lockDataFolder', () => {
  it('refuses a folder that a living process holds, naming it, without waiting', async () => {
    const lock = await lockDataFolder(folder);
    const since = Date.now();
    const second = lockDataFolder(folder);
    await expect(second).rejects.toThrow(DataFolderLockedError);
    await expect(second).rejects.toThrow(`Another Tessera process (pid ${process.pid}) is using ${folder}.`);
    expect(Date.now() - since).toBeLessThan(SILENCE_MS);
    await lock.release();
  });

  it('gives the folder back on release, and keeps one small file however often it is taken', async () => {
    for (let time = 0; time < 5; time += 1) await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('takes over at once from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const pid = child.pid ?? 0;
    await writeLock({ pid, host: hostname(), start: await readProcessStart(pid) });
    await expect(lockDataFolder(folder)).rejects.toThrow(`pid ${pid}`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const since = Date.now();
    const lock = await lockDataFolder(folder);
    expect(Date.now() - since).toBeLessThan(SILENCE_MS);
    await lock.release();
  });

  it('takes over from a pid that another program has by now', async () => {
    await writeLock({ pid: process.pid, host: hostname(), start: 'an earlier boot:1' });
    await expectToTakeOver();
  });

  it('takes over from another machine only when it gives no sign for some seconds', async () => {
    await writeLock({ pid: 1, host: 'elsewhere' });
    const beating = setInterval(() => void utimes(join(folder, 'lock.1'), new Date(), new Date()), 500);
    await expect(lockDataFolder(folder)).rejects.toThrow('pid 1');
    clearInterval(beating);
    await (await lockDataFolder(folder)).release();
  });

  it('takes over from a file that was never written in full', async () => {
    await writeFile(join(folder, 'lock.1'), '{"tok');
    await expectToTakeOver();
  });

  it('lets one of many through that find the same stale lock, time after time', async () => {
    await writeLock({ pid: process.pid, host: hostname(), start: 'an earlier boot:1' });
    for (let round = 0; round < 30; round += 1) {
      const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataFolder(folder)));
      const taken = attempts.filter((attempt) => attempt.status === 'fulfilled');
      expect(taken).toHaveLength(1);
      await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLockedError);
      await taken[0]?.value.release();
    }
    expect((await readdir(folder)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('lets one process at a time in among many that take and release without a pause', async () => {
    let inside = 0;
    let most = 0;
    let times = 0;
    const contend = async (): Promise<void> => {
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const lock = await lockDataFolder(folder).catch(() => undefined);
        if (lock === undefined) continue;
        inside += 1;
        times += 1;
        most = Math.max(most, inside);
        await setImmediate();
        inside -= 1;
        await lock.release();
      }
    };
    await Promise.all(Array.from({ length: 8 }, contend));
    expect(most).toBe(1);
    expect(times).toBeGreaterThan(1);
  });
});
