import { environmentLocation } from '@tessera/shared/contracts';
import { containerNameOf } from '../core/checks';
import { parseEnvironment, parseNameOwner } from '../core/documents';
import { lastResortLocation } from '../core/locations';
import type { Refusal } from '../core/refusal';
import { namesIn, readIfThere } from './atomic-files';
import type { Layout } from './layout';
import { publishedRemotes, publishedVersions } from './versions';

/**
 * What is wrong with the copy of the last change. One that cannot be read is no help where the newest serial is damaged,
 * and shows of no serial that it was removed.
 */
export async function copyFaults(layout: Layout, env: string): Promise<Refusal[]> {
  const bytes = await readIfThere(layout.lastResort(env));
  if (!bytes) return [];
  const parsed = parseEnvironment(bytes);
  if (parsed.ok && parsed.document.env === env) return [];
  const what = parsed.ok ? `it is of ${parsed.document.env}` : parsed.cause;
  const file = lastResortLocation(env);
  const cause = `${file} is not what was written: ${what}; restore it from the newest serial in ${environmentLocation(env)}`;
  return [{ code: 'E_CHAIN', cause, next: 'mfr log' }];
}

/** What is wrong with the files that say which version owns a container's name. */
export async function nameFaults(layout: Layout): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const file of await namesIn(layout.names)) {
    const name = file.replace(/\.json$/, '');
    const bytes = await readIfThere(layout.containerName(name));
    const owner = bytes && parseNameOwner(bytes);
    if (!owner) continue;
    const isOwn = owner.ok && containerNameOf(owner.document.remote, owner.document.version) === name;
    if (isOwn) continue;
    const why = owner.ok ? `it names ${owner.document.remote} ${owner.document.version}` : owner.cause;
    const cause = `names/${file} is not what was written: ${why}; restore it from a copy, or remove it and publish again`;
    refusals.push({ code: 'E_NAME', cause, next: `mfr publish <dist of ${await versionsOf(layout, name)}>` });
  }
  return refusals;
}

/** The published versions that a container's name stands for: one, unless two flatten to the same. */
async function versionsOf(layout: Layout, name: string): Promise<string> {
  const found: string[] = [];
  for (const remote of await publishedRemotes(layout))
    for (const version of await publishedVersions(layout, remote))
      if (containerNameOf(remote, version) === name) found.push(`${remote} ${version}`);
  return found.length > 0 ? found.join(' or ') : name;
}
