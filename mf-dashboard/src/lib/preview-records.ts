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

/** 'f3.2' is the second kind of values that field f3 has held. */
const fieldOf = (key: string) => key.replace(/\.\d+$/, '');

function textsIn(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}

function countEach(counts: Record<string, number>, ids: Iterable<string>): void {
  for (const id of new Set(ids)) counts[id] = (counts[id] ?? 0) + 1;
}

/**
 * Counts what a person has entered in a preview, for the question that comes before a change of it.
 *
 * @param text what the application keeps; undefined while it has kept nothing
 * @returns undefined for what cannot be read: code that was edited may keep anything
 */
export function countRecords(text: string | undefined): HeldRecords | undefined {
  const held: HeldRecords = { records: {}, values: {}, options: {} };
  if (text === undefined || text === '') return held;
  const stored = readStored(text);
  if (!stored) return undefined;
  for (const [entity, all] of Object.entries(stored.records)) {
    const own = all.filter(isOwn);
    held.records[entity] = own.length;
    for (const { values } of own) {
      const filled = Object.entries(values).filter(([, value]) => isValue(value));
      const chosen = filled.filter(([key]) => stored.fields[key]?.type === 'choice');
      countEach(
        held.values,
        filled.map(([key]) => fieldOf(key)),
      );
      countEach(
        held.options,
        chosen.flatMap(([, value]) => textsIn(value)),
      );
    }
  }
  return held;
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
