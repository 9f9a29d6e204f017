import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentNameSchema } from '@tessera/shared/contracts';
import { refuse, type RefusedError } from '../core/refusal';
import { openRegistry, type Registry } from '../registry/registry';
import { OTHER_REGISTRY } from '../registry/registry-errors';

/** What the command line needs of the process, so that tests can run it inside themselves. */
export interface Host {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly clock: () => Date;
  readonly writeOut: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** The options that every command takes, as commander gives them. */
export interface GlobalOptions {
  readonly registry?: string;
  readonly env?: string;
  readonly reason?: string;
  readonly actor?: string;
  readonly base?: string;
  readonly json?: true;
  readonly dryRun?: true;
}

/** One run of a command: where, who, why, and on which base. */
export interface Session {
  readonly host: Host;
  readonly registry: Registry;
  readonly env: string;
  readonly actor: string;
  readonly reason: string;
  readonly base: number | undefined;
  readonly isDryRun: boolean;
  /** The words of this run that say who, why and on which base, for advice that is the whole command again. */
  readonly changeFlags: readonly string[];
}

/** @param line the command with its arguments, for what to run instead */
export function openSession(options: GlobalOptions, host: Host, line: string): Session {
  const { variables, directory, clock } = host;
  const place = options.registry ?? nonEmpty(variables['REGISTRY_URL']);
  if (place === undefined) throw unnamedRegistry(line);
  return {
    host,
    registry: openRegistry(folderOf(place, directory), { clock }),
    env: environmentName(options.env ?? nonEmpty(variables['RELEASE_ENV']) ?? 'local'),
    actor: options.actor ?? nonEmpty(variables['USER']) ?? 'unknown',
    reason: options.reason ?? '',
    base: options.base === undefined ? undefined : serialOption('--base', options.base),
    isDryRun: options.dryRun === true,
    changeFlags: changeFlagsOf(options),
  };
}

function changeFlagsOf({ actor, reason, base, dryRun }: GlobalOptions): string[] {
  const given = { '--actor': actor, '--reason': reason, '--base': base };
  const flags = Object.entries(given).flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
  return dryRun ? [...flags, '--dry-run'] : flags;
}

/** A path that the user gave, from the folder the command was started in. */
export function pathFrom(directory: string, path: string): string {
  return isAbsolute(path) ? path : join(directory, path);
}

/** A serial from the command line; E_USAGE when it is none. */
export function serialOption(flag: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw refuse('E_USAGE', `${flag} takes a serial, not "${text}"`, 'mfr log');
}

/** Refuses with E_REGISTRY when there is no registry to read. */
export async function requireRegistry({ registry }: Session): Promise<void> {
  if (await registry.exists()) return;
  const cause = `there is no registry at ${registry.root}; --registry or REGISTRY_URL names another`;
  throw refuse('E_REGISTRY', cause, OTHER_REGISTRY);
}

/** A suggested command with the flags that this run was given, so that it can be copied as it is. */
export function withFlags(next: string, options: GlobalOptions): string {
  if (!/(?:^|&& )mfr /.test(next) || next.includes('--help')) return next;
  const flag = (name: string, value: string | undefined) =>
    value === undefined || next.includes(name) ? '' : ` ${name} ${value}`;
  return `${next}${flag('--env', options.env)}${flag('--registry', options.registry)}`;
}

/** A folder that nobody named would be a new registry in whatever folder a command was started in. */
function unnamedRegistry(line: string): RefusedError {
  const cause = 'no registry is named; --registry or REGISTRY_URL does that';
  return refuse('E_REGISTRY', cause, `${line} --registry <folder>`);
}

function environmentName(name: string): string {
  if (environmentNameSchema.safeParse(name).success) return name;
  throw refuse('E_USAGE', `"${name}" is not the name of an environment`, 'mfr status --env local');
}

function folderOf(place: string, directory: string): string {
  if (place.startsWith('file:')) return fileURLToPath(place);
  // A folder on Windows starts with one letter and a colon; an address has a longer scheme.
  if (/^[a-z][a-z0-9+.-]+:/i.test(place)) {
    throw refuse('E_USAGE', `the registry has to be a folder, not ${place}`, OTHER_REGISTRY);
  }
  return pathFrom(directory, place);
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
