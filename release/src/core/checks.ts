import type { ShellOffer, VersionRecord } from '@tessera/shared/contracts';
import semver from 'semver';
import type { Refusal } from './refusal';

/** The container's name has to carry remote and version, so that two versions can live on one page. */
export function containerNameOf(remote: string, version: string): string {
  const flat = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');
  return `${flat(remote)}__${flat(version)}`;
}

/** [REL-05] E_NAME: a fixed or foreign container name would render another version than the pinned one. */
export function checkName({ remote, version, container }: VersionRecord): Refusal[] {
  const expected = containerNameOf(remote, version);
  if (container.name === expected) return [];
  const cause = `${remote} ${version} has the container name ${container.name}, it has to be ${expected}`;
  return [
    { code: 'E_NAME', cause, next: `mfr publish <a build of ${remote} whose container is ${expected}>` },
  ];
}

/** [REL-05] E_SHELL and E_SHARED: what a version requires against what the environment's shell provides. */
export function checkRequirements(record: VersionRecord, shell: ShellOffer | undefined): Refusal[] {
  const who = `${record.remote} ${record.version}`;
  if (!shell) {
    const cause = `nothing says what the shell provides, so ${who} cannot be checked against it`;
    return [{ code: 'E_EVIDENCE', cause, next: 'mfr shell shell/dist/mf-shell.json' }];
  }
  const refusals: Refusal[] = [];
  if (!fits(shell.contract, record.requires.shell)) {
    const cause = `${who} requires shell contract ${record.requires.shell}, the shell provides ${shell.contract}`;
    refusals.push({ code: 'E_SHELL', cause, next: 'mfr status' });
  }
  for (const [name, range] of Object.entries(record.requires.shared)) {
    const provided = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined;
    if (provided !== undefined && fits(provided, range)) continue;
    const cause = `${who} requires ${name} ${range}, the shell provides ${provided ?? 'none'}`;
    refusals.push({ code: 'E_SHARED', cause, next: 'mfr status' });
  }
  return refusals;
}

function fits(version: string, range: string): boolean {
  return semver.satisfies(version, range);
}
