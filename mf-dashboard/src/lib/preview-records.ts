import type { HeldRecords } from '@tessera/shared/contracts';
import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';

/** What previews of a project keep, as their application writes it: this browser's database holds it. */
export function previewRecords(projectId: string) {
  const key = `preview:${projectId}`;
  return {
    // Asynchronous throughout: where the browser has no database, idb-keyval throws at once.
    read: async () => get<string>(key),
    write: async (text: string) => set(key, text),
  };
}

const storedSchema = z.object({
  records: z.record(
    z.string(),
    z.array(
      z.object({
        createdAt: z.string(),
        updatedAt: z.string(),
        values: z.record(z.string(), z.unknown()),
        isSample: z.optional(z.boolean()),
      }),
    ),
  ),
  fields: z._default(z.record(z.string(), z.object({ type: z.string() })), {}),
});
type Stored = z.infer<typeof storedSchema>;
type StoredRecord = Stored['records'][string][number];

/** Nobody loses anything by a sample that is as it came, or by a box that nobody ticked. */
const isOwn = ({ isSample, createdAt, updatedAt }: StoredRecord) =>
  isSample !== true || createdAt !== updatedAt;
const isValue = (value: unknown) =>
  ![undefined, null, '', false].some((empty) => empty === value) &&
  !(Array.isArray(value) && value.length === 0);

/** More ids of a kind than these are not sent: then the question comes without numbers. */
const MAX_COUNTED = 2000;
/** The ids of a model's tables, fields and options. */
const ID = { records: /^e[1-9]\d{0,8}$/, values: /^f[1-9]\d{0,8}$/, options: /^o[1-9]\d{0,8}$/ };

/** 'f3.2' is the second kind of values that field f3 has held. */
const fieldOf = (key: string) => key.replace(/\.\d+$/, '');

function textsIn(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}

function countEach(counts: Map<string, number>, ids: Iterable<string>): void {
  for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** What is counted by ids of the model: the code of an application that was edited may keep anything else beside it. */
function countedBy(id: RegExp, counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].filter(([key]) => id.test(key)));
}

/**
 * Counts what a person has entered in a preview, for the question that comes before a change of it.
 *
 * @param text what the application keeps; undefined while it has kept nothing
 * @returns undefined for what cannot be read, or is too much to send: code that was edited may keep anything
 */
export function countRecords(text: string | undefined): HeldRecords | undefined {
  if (text === undefined || text === '') return { records: {}, values: {}, options: {} };
  const stored = readStored(text);
  if (!stored) return undefined;
  const records = new Map<string, number>();
  const values = new Map<string, number>();
  const options = new Map<string, number>();
  for (const [entity, all] of Object.entries(stored.records)) {
    const own = all.filter(isOwn);
    records.set(entity, own.length);
    for (const record of own) {
      const filled = Object.entries(record.values).filter(([, value]) => isValue(value));
      const chosen = filled.filter(([key]) => stored.fields[key]?.type === 'choice');
      countEach(
        values,
        filled.map(([key]) => fieldOf(key)),
      );
      countEach(
        options,
        chosen.flatMap(([, value]) => textsIn(value)),
      );
    }
  }
  const held = {
    records: countedBy(ID.records, records),
    values: countedBy(ID.values, values),
    options: countedBy(ID.options, options),
  };
  return Object.values(held).some((counts) => Object.keys(counts).length > MAX_COUNTED) ? undefined : held;
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
