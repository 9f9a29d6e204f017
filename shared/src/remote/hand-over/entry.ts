import { readText, removeText, writeText } from '../kept-text';

/** How a hand-over is read from what is stored. */
export interface EntryForm<Value> {
  /** The newest version that this code knows. */
  readonly version: number;
  /**
   * The value of a record; undefined when it is none.
   *
   * @param from the record's version, never above `version`; 0 is what was written before there were versions
   */
  readonly parse: (record: unknown, from: number) => Value | undefined;
}

/** The version that a record says of itself; undefined when it says nothing that can be one. */
function versionOf(record: unknown): number | undefined {
  if (typeof record !== 'object' || record === null || !('version' in record)) return 0;
  const { version } = record;
  return Number.isSafeInteger(version) && Number(version) > 0 ? Number(version) : undefined;
}

/** A value with the version of its form beside its fields: readers from before versions pass over the number. */
export function withVersion<Fields extends object>(version: number, fields: Fields) {
  return { version, ...fields };
}

/** The value of a record of any version up to the form's; undefined for newer ones and for what is no such record. */
export function parseRecord<Value>(record: unknown, { version, parse }: EntryForm<Value>): Value | undefined {
  const from = versionOf(record);
  return from === undefined || from > version ? undefined : parse(record, from);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else, so nothing that a remote left.
    return undefined;
  }
}

/** Leaves a record for another page of this tab. */
export function writeEntry(key: string, version: number, fields: object): void {
  writeText('sessionStorage', key, JSON.stringify(withVersion(version, fields)));
}

/**
 * Reads what lies under a key. A record of a newer version counts as absent and stays for the remote that understands
 * it; one that no version can read is removed.
 */
export function readEntry<Value>(key: string, form: EntryForm<Value>): Value | undefined {
  const text = readText('sessionStorage', key);
  if (text === null) return undefined;
  const record = parseJson(text);
  const value = parseRecord(record, form);
  if (value === undefined && (versionOf(record) ?? 0) <= form.version) removeEntry(key);
  return value;
}

export function removeEntry(key: string): void {
  removeText('sessionStorage', key);
}
