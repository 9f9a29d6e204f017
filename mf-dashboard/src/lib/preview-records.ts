import {
  fieldOfKey,
  HELD_KEYS,
  MAX_HELD_COUNTS,
  nearestKey,
  type HeldRecords,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';

const storedSchema = z.object({
  records: z.record(
    z.string(),
    z.array(
      z.object({
        id: z.string(),
        createdAt: z.string(),
        updatedAt: z.string(),
        values: z.record(z.string(), z.unknown()),
        isSample: z.optional(z.boolean()),
      }),
    ),
  ),
  fields: z._default(z.record(z.string(), z.object({ type: z.string() })), {}),
  /** The ids of records whose value of an earlier type a field cannot show, by the key of the field. */
  unread: z._default(z.record(z.string(), z.array(z.string())), {}),
});
type Stored = z.infer<typeof storedSchema>;
type StoredRecord = Stored['records'][string][number];

/** Nobody loses anything by a sample that is as it came, or by a box that nobody ticked. */
const isOwn = ({ isSample, createdAt, updatedAt }: StoredRecord) =>
  isSample !== true || createdAt !== updatedAt;
const isValue = (value: unknown) =>
  ![undefined, null, '', false].some((empty) => empty === value) &&
  !(Array.isArray(value) && value.length === 0);

/** All keys that a field has or had, by the field. */
function keysByField(keys: readonly string[]): Map<string, string[]> {
  const byField = new Map<string, string[]>();
  for (const key of keys) {
    const field = fieldOfKey(key);
    byField.set(field, [...(byField.get(field) ?? []), key]);
  }
  return byField;
}

/** What a record shows under a key: its own value, else the one of the nearest other kind, as the application reads it. */
function shownUnder(key: string, own: readonly string[], { values }: StoredRecord): unknown {
  return values[nearestKey(own, key) ?? key];
}

/** What is known of all records of an application. */
interface Known {
  readonly keys: ReadonlyMap<string, readonly string[]>;
  readonly unread: ReadonlyMap<string, ReadonlySet<string>>;
}

function knownOf({ fields, unread }: Stored): Known {
  return {
    keys: keysByField(Object.keys(fields)),
    unread: new Map(Object.entries(unread).map(([key, ids]) => [key, new Set(ids)])),
  };
}

/** The keys under which a record shows something. */
function shownKeys(record: StoredRecord, { keys, unread }: Known): string[] {
  const { id, values } = record;
  const isShown = (key: string, own: readonly string[]) =>
    isValue(shownUnder(key, own, record)) && (values[key] !== undefined || !unread.get(key)?.has(id));
  return [...keysByField(Object.keys(values))].flatMap(([field, own]) =>
    [...own, ...(keys.get(field) ?? [])].filter((key) => isShown(key, own)),
  );
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}

function countEach(counts: Map<string, number>, ids: Iterable<string>): void {
  for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** What is counted by keys of the model: the code of an application that was edited may keep anything else beside it. */
function countedBy(pattern: RegExp, counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([key]) => pattern.test(key)));
}

/**
 * Counts what a person has entered in a preview, for the question that comes before a change of it.
 *
 * @param text what the application keeps; undefined while it has kept nothing
 * @returns undefined for what cannot be read, or is too much to send: code that was edited may keep anything
 */
export function countRecords(text: string | undefined): HeldRecords | undefined {
  if (text === undefined || text === '') return { records: {}, values: {}, options: {}, flags: {} };
  const stored = readStored(text);
  if (!stored) return undefined;
  const known = knownOf(stored);
  const records = new Map<string, number>();
  // That nothing is shown under a key is worth saying: elsewhere the nearest one is taken for it.
  const values = new Map(Object.keys(stored.fields).map((key) => [key, 0]));
  const options = new Map<string, number>();
  const flags = new Map<string, number>();
  for (const [entity, all] of Object.entries(stored.records)) {
    const own = all.filter(isOwn);
    records.set(entity, own.length);
    for (const record of own) {
      countEach(values, shownKeys(record, known));
      const set = Object.entries(record.values).filter(([, value]) => value === true);
      countEach(
        flags,
        set.map(([key]) => key),
      );
      const filled = Object.entries(record.values).filter(([, value]) => isValue(value));
      const chosen = filled.filter(([key]) => stored.fields[key]?.type === 'choice');
      countEach(
        options,
        chosen.flatMap(([, value]) => textsIn(value)),
      );
    }
  }
  const held = {
    records: countedBy(HELD_KEYS.records, records),
    values: countedBy(HELD_KEYS.values, values),
    options: countedBy(HELD_KEYS.options, options),
    flags: countedBy(HELD_KEYS.values, flags),
  };
  const sizes = Object.values(held).map((counts) => Object.keys(counts).length);
  return Math.max(...sizes) > MAX_HELD_COUNTS ? undefined : held;
}

function readStored(text: string): Stored | undefined {
  try {
    const parsed = z.safeParse(storedSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Not JSON: an application that somebody wrote themselves.
    return undefined;
  }
}
