import type { DatabaseConnection, SslMode } from '@tessera/shared/contracts';
import { findConnectionString, readConnectionString, type ReadTarget } from './connection-string';

export const DRAFT_FIELDS = [
  'name',
  'string',
  'host',
  'port',
  'database',
  'user',
  'password',
  'ssl',
  'certificate',
  'readOnly',
  'projectId',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];
export type DraftErrors = Partial<Readonly<Record<DraftField, string>>>;

/** What is in the form. Its password and its string are kept nowhere else. */
export interface ConnectionDraft {
  readonly name: string;
  /** What is typed into: one string, or the parts of it. */
  readonly way: 'fields' | 'string';
  /** A connection string that is being typed, or that could not be read. */
  readonly string: string;
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly ssl: SslMode;
  readonly certificate: string;
  readonly readOnly: boolean;
  readonly projectId: string;
}

const NEW: ConnectionDraft = {
  name: '',
  way: 'fields',
  string: '',
  host: '',
  port: '5432',
  database: '',
  user: '',
  password: '',
  ssl: 'require',
  certificate: '',
  readOnly: true,
  projectId: '',
};

/** The form as it begins: as a connection is kept, or for a new one, which may be for a project. */
export function draftOf(kept: DatabaseConnection | undefined, projectId = ''): ConnectionDraft {
  if (!kept) return { ...NEW, projectId };
  const { name, host, port, database, user, ssl, readOnly } = kept;
  return {
    ...NEW,
    ...{ name, host, database, user, ssl, readOnly },
    port: String(port),
    certificate: kept.certificate ?? '',
    projectId: kept.projectId ?? '',
  };
}

/** The parts of a connection string in their fields; what it does not say stays as it was typed. */
export function withTarget(draft: ConnectionDraft, target: ReadTarget): ConnectionDraft {
  const { host, port, database, user, password, ssl } = target;
  return {
    ...draft,
    ...{ host, port, database },
    user: user ?? draft.user,
    password: password ?? draft.password,
    ssl: ssl ?? draft.ssl,
  };
}

/** A string that is typed letter by letter: it fills the fields as soon as it can be read, and stays until it is left. */
export function withTypedString(draft: ConnectionDraft, text: string): ConnectionDraft {
  const read = readConnectionString(text);
  return { ...(read.isRead ? withTarget(draft, read.target) : draft), string: text };
}

/**
 * What is pasted anywhere: a connection string fills the fields, and one that cannot be read stands in its own field; no other
 * one is touched by it. Undefined where it is other text.
 */
export function withPastedString(draft: ConnectionDraft, text: string): ConnectionDraft | undefined {
  if (findConnectionString(text) === undefined) return undefined;
  const read = readConnectionString(text);
  if (!read.isRead) return { ...draft, way: 'string', string: text.trim() };
  const filled = withTarget(draft, read.target);
  const name = draft.name.trim() === '' ? filled.database : draft.name;
  return { ...filled, name, way: 'fields', string: '' };
}

/** The other way to enter it. A string that was read goes: the fields have all of it. */
export function withWay(draft: ConnectionDraft, way: ConnectionDraft['way']): ConnectionDraft {
  return { ...draft, way, string: whyUnread(draft) === undefined ? '' : draft.string };
}

/** What is wrong with the string that stands there. */
export function whyUnread({ string }: ConnectionDraft): string | undefined {
  if (string.trim() === '') return undefined;
  const read = readConnectionString(string);
  return read.isRead ? undefined : read.why;
}

/** Something is in the form that is not kept. Which way it is typed says nothing of that. */
export function isChanged(draft: ConnectionDraft, start: ConnectionDraft): boolean {
  return DRAFT_FIELDS.some((field) => draft[field] !== start[field]);
}

const TARGET_FIELDS = ['host', 'port', 'database', 'user', 'password', 'ssl', 'certificate'] as const;

/** Something is another one that a test is about. */
export function isTargetChanged(draft: ConnectionDraft, before: ConnectionDraft): boolean {
  return TARGET_FIELDS.some((field) => draft[field] !== before[field]);
}

/** A kept password goes to nobody but the server and the user that it was entered for. */
export function wantsPasswordAgain(draft: ConnectionDraft, kept: DatabaseConnection | undefined): boolean {
  if (!kept?.hasPassword) return false;
  return (
    draft.host.trim() !== kept.host || Number(draft.port) !== kept.port || draft.user.trim() !== kept.user
  );
}

/** The errors of a form where they are seen: parts of a string have no fields of their own until they are shown. */
export function placedErrors(draft: ConnectionDraft, errors: DraftErrors) {
  if (draft.way === 'fields') return { draft, errors };
  const why = whyUnread(draft) ?? (draft.host === '' ? 'Enter the connection string' : undefined);
  if (why === undefined)
    return TARGET_FIELDS.some((field) => field in errors)
      ? { draft: withWay(draft, 'fields'), errors }
      : { draft, errors };
  const others = Object.entries(errors).filter(([field]) => !TARGET_FIELDS.some((one) => one === field));
  return { draft, errors: { ...Object.fromEntries(others), string: why } };
}

const REQUIRED = [
  ['host', 'Enter the host'],
  ['database', 'Enter the database'],
  ['user', 'Enter the user'],
] as const;

/** What is wrong with where it is and who signs in, before anybody is asked. */
export function targetFaults(draft: ConnectionDraft, kept: DatabaseConnection | undefined): DraftErrors {
  const missing = REQUIRED.filter(([field]) => draft[field].trim() === '');
  const port = Number(draft.port);
  const isPort = /^\s*\d+\s*$/.test(draft.port) && port >= 1 && port <= 65_535;
  return {
    ...Object.fromEntries(missing),
    ...(!isPort && { port: 'Enter a port from 1 to 65535' }),
    ...(draft.password === '' && wantsPasswordAgain(draft, kept) && { password: PASSWORD_AGAIN }),
  };
}

/** What is wrong with the whole form. */
export function faultsOf(draft: ConnectionDraft, kept: DatabaseConnection | undefined): DraftErrors {
  return {
    ...(draft.name.trim() === '' && { name: 'Name the connection' }),
    ...targetFaults(draft, kept),
  };
}

export const PASSWORD_AGAIN = 'Enter the password again: the host, port or user has changed';

/** What a test is sent. Without a password the kept one is meant. */
export function targetOf({ host, port, database, user, password, ssl, certificate }: ConnectionDraft) {
  return {
    ...{ host: host.trim(), port: Number(port), database: database.trim(), user: user.trim(), ssl },
    certificate: ssl === 'verify' && certificate.trim() !== '' ? certificate.trim() : null,
    ...(password !== '' && { password }),
  };
}

/** What is saved. */
export function settingsOf(draft: ConnectionDraft) {
  const { name, readOnly, projectId } = draft;
  return { ...targetOf(draft), name: name.trim(), readOnly, projectId: projectId === '' ? null : projectId };
}
