import { readFile } from 'node:fs/promises';
import {
  shellOfferSchema,
  type EnvironmentDocument,
  type RemotePins,
  type ShellOffer,
} from '@tessera/shared/contracts';

import { canonicalJson } from '../core/canonical';
import { explain } from '../core/documents';
import { commandLine } from '../core/command-line';
import { reasonOf, refuse, type RefusedError } from '../core/refusal';
import type { ChangeResult } from '../registry/change-environment';
import type { RequestedOp } from '../registry/resolve-request';
import type { Outcome } from './outcome';
import { pathFrom, requireRegistry, serialOption, type Session } from './session';

/** `<remote>@<version>`; whether they exist is asked of the registry. */
const PIN = /^[^@]+@[^@]+$/;

/** Patterns of pages that this change may open to everybody (COMP-01). */
interface ExposureOptions {
  readonly makePublic?: readonly string[];
}

/** [REL-04] `mfr pin <remote@version…> [--shell <file>]`: everything named becomes live in one serial. */
export async function pinCommand(
  session: Session,
  specifications: readonly string[],
  options: { readonly shell?: string } & ExposureOptions,
): Promise<Outcome> {
  await requireRegistry(session);
  const { shell: file, makePublic } = options;
  const shell = file === undefined ? [] : [await shellOp(session, file)];
  const command = ['mfr', 'pin', ...specifications, ...(file === undefined ? [] : ['--shell', file])];
  return change(session, command, [...shell, ...(await pinOps(session, specifications))], makePublic);
}

/** [REL-04] `mfr rollback [remote] [--to <serial>]`. */
export async function rollbackCommand(
  session: Session,
  remote: string | undefined,
  options: { readonly to?: string } & ExposureOptions,
): Promise<Outcome> {
  await requireRegistry(session);
  const to = options.to === undefined ? undefined : serialOption('--to', options.to);
  if (remote !== undefined && PIN.test(remote)) {
    const cause = `"${remote}" names a version; a roll back takes a remote, and --to takes a serial`;
    throw refuse('E_USAGE', cause, `mfr pin ${remote}`);
  }
  const place = options.to === undefined ? [] : ['--to', options.to];
  const command = ['mfr', 'rollback', ...(remote === undefined ? [] : [remote]), ...place];
  return change(session, command, [{ op: 'rollback', remote, to }], options.makePublic);
}

/** [REL-05] `mfr shell <file>`: states what the environment's shell provides; every live remote has to accept it. */
export async function shellCommand(session: Session, file: string): Promise<Outcome> {
  return change(session, ['mfr', 'shell', file], [await shellOp(session, file)]);
}

async function change(
  session: Session,
  words: readonly string[],
  ops: readonly RequestedOp[],
  makePublic: readonly string[] = [],
): Promise<Outcome> {
  const { env, actor, reason, base, isDryRun, registry } = session;
  const command = [...words, ...session.changeFlags];
  const request = { env, actor, reason, ops, base, isDryRun, makePublic, command };
  const result = await registry.changeEnvironment(request);
  const { outcome, after, rebasedFrom, warnings } = result;
  return {
    lines: linesOf(env, result),
    facts: {
      env,
      outcome,
      serial: after?.serial ?? 0,
      rebasedFrom: rebasedFrom ?? null,
      document: after ?? null,
      warnings,
    },
    refusals: [],
  };
}

async function pinOps({ registry }: Session, specifications: readonly string[]): Promise<RequestedOp[]> {
  const misaddressed = specifications.find((word) => !PIN.test(word));
  if (misaddressed !== undefined) {
    throw notAPin(
      misaddressed,
      specifications,
      await registry.listVersions(),
      await registry.listEnvironments(),
    );
  }
  return specifications.map((word) => {
    const at = word.lastIndexOf('@');
    return { op: 'pin', remote: word.slice(0, at), version: word.slice(at + 1) };
  });
}

/** What a word that is no pin may have been meant as, and the command that says it. */
function notAPin(
  word: string,
  words: readonly string[],
  published: Readonly<Record<string, readonly string[]>>,
  environments: readonly string[],
): RefusedError {
  const others = words.filter((other) => other !== word);
  const form = `"${word}" is not <remote>@<version>`;
  if (environments.includes(word) && others.length > 0) {
    const next = commandLine(['mfr', 'pin', ...others, '--env', word]);
    return refuse('E_USAGE', `${form}; an environment is named by --env`, next);
  }
  const remote = word.replace(/@.*$/, '');
  const versions = published[remote];
  const newest = versions?.at(-1);
  if (!versions || newest === undefined) return refuse('E_USAGE', form, 'mfr pin --help');
  const version = others.find((other) => versions.includes(other)) ?? newest;
  return refuse('E_USAGE', `${form}; published are ${versions.join(', ')}`, `mfr pin ${remote}@${version}`);
}

async function shellOp({ host }: Session, file: string): Promise<RequestedOp> {
  return { op: 'shell', shell: await readShellOffer(pathFrom(host.directory, file)) };
}

async function readShellOffer(path: string): Promise<ShellOffer> {
  const next = `mfr shell ${path}`;
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const cause = reasonOf(error);
    throw refuse('E_MANIFEST', `${path} does not describe a shell: ${cause}`, next);
  }
  const parsed = shellOfferSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw refuse('E_MANIFEST', `${path} does not describe a shell: ${explain(parsed.error)}`, next);
}

function linesOf(env: string, { outcome, before, after, rebasedFrom, warnings }: ChangeResult): string[] {
  const serial = String(after?.serial ?? 0);
  if (outcome === 'unchanged') return [`${env} ${serial}  nothing to change, it is so already`];
  const lines = after ? differences(before, after) : [];
  const moved =
    rebasedFrom === undefined ? [] : [`rebased: you looked at ${String(rebasedFrom)}; other remotes only`];
  const notes = warnings.map(
    ({ code, cause, next }) => `! ${code} fallback: ${cause}  (mend it with: ${next})`,
  );
  const head = outcome === 'changed' ? `${env} ${serial}` : `${env} ${serial} (dry run, nothing changed)`;
  return [head, ...lines.map((line) => `  ${line}`), ...moved, ...notes];
}

function differences(before: EnvironmentDocument | undefined, after: EnvironmentDocument): string[] {
  const remotes = [...new Set([...Object.keys(before?.pins ?? {}), ...Object.keys(after.pins)])].sort();
  const pins = remotes.flatMap(
    (remote) => difference(remote, before?.pins[remote], after.pins[remote]) ?? [],
  );
  const { shell } = after;
  const isShellSame = !shell || (before?.shell && canonicalJson(before.shell) === canonicalJson(shell));
  const opened = (after.change.madePublic ?? []).map((pattern) => `${pattern} is open to everybody now`);
  return [...(isShellSame ? [] : [`shell contract → ${shell.contract}`]), ...pins, ...opened];
}

/** `mf-auth 1.4.1 → 1.4.2 (fallback 1.4.1)`, or nothing when the remote stays as it was. */
function difference(
  remote: string,
  old: RemotePins | undefined,
  now: RemotePins | undefined,
): string | undefined {
  if (canonicalJson(old ?? null) === canonicalJson(now ?? null)) return undefined;
  const fallback = now?.fallback ? ` (fallback ${now.fallback.version})` : '';
  return `${remote} ${old?.stable.version ?? '-'} → ${now?.stable.version ?? '-'}${fallback}`;
}
