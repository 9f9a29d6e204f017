import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serialLocation, type Pin } from '@tessera/shared/contracts';
import { run } from '../cli/run';
import { applyOps } from '../core/apply-ops';
import { canonicalBytes } from '../core/canonical';
import { openRegistry } from '../registry/registry';

/**
 * One writer among several, as a process of its own: waits until all are there, then pins `1.0.1` … `1.0.<count>` of
 * its remote one after the other and prints each version once it was told that it is live.
 * `unprotected` is the control of the experiment: the same steps, but the serial is written by a plain write.
 *
 * Words: mode, registry, remote, count, meeting folder, number of writers.
 */
const [mode = '', registry = '', remote = '', count = '0', meeting = '', writers = '1'] =
  process.argv.slice(2);

writeFileSync(join(meeting, remote), '');
while (readdirSync(meeting).length < Number(writers)) await pause(1);

for (let patch = 1; patch <= Number(count); patch += 1) {
  const version = `1.0.${String(patch)}`;
  await (mode === 'unprotected' ? pinUnprotected(version) : pin(version));
  process.stdout.write(`${version}\n`);
}

async function pin(version: string): Promise<void> {
  const exit = await run(['pin', `${remote}@${version}`, '--registry', registry, '--actor', remote], {
    variables: {},
    directory: process.cwd(),
    clock: () => new Date(),
    writeOut: () => undefined,
    writeError: (text) => process.stderr.write(text),
  });
  if (exit !== 0) process.exit(exit);
}

async function pinUnprotected(version: string): Promise<void> {
  const head = await openRegistry(registry).readEnvironment('local');
  const pinned: Pin = { version, digest: `sha256:${'0'.repeat(64)}` };
  const details = { env: 'local', actor: remote, reason: '', base: 0, issuedAt: new Date().toISOString() };
  const next = applyOps(head?.document, [{ op: 'pin', remote, pin: pinned }], details);
  // The checks of a real pin take about this long between reading and writing.
  await pause(3);
  const file = join(registry, serialLocation('local', next.serial));
  writeFileSync(file, canonicalBytes(next));
}
