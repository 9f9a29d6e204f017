/** What the miniature shows, in order: a prompt, tiles settling, records, a wish, the field it adds. */
export const STAGES = ['describe', 'assemble', 'use', 'ask', 'changed'] as const;
export type Stage = (typeof STAGES)[number];

/** How long each stage stays before the next, in milliseconds; the last one stays. */
export const STAGE_MS: Readonly<Record<Stage, number>> = {
  describe: 2600,
  assemble: 1700,
  use: 2200,
  ask: 1800,
  changed: 0,
};

/** Whether `stage` is `mark` or later. */
export function hasReached(stage: Stage, mark: Stage): boolean {
  return STAGES.indexOf(stage) >= STAGES.indexOf(mark);
}

/** The stage after this one; undefined after the last. */
export function stageAfter(stage: Stage): Stage | undefined {
  return STAGES[STAGES.indexOf(stage) + 1];
}

export const FIRST_PROMPT = 'A guitar practice journal with song, composer, minutes and date';
export const SECOND_PROMPT = 'Add a difficulty rating from 1 to 5';

export interface PracticeRecord {
  readonly song: string;
  readonly composer: string;
  readonly minutes: number;
  /** Day of November. */
  readonly day: number;
  readonly difficulty: number;
}

export const RECORDS: readonly PracticeRecord[] = [
  { song: 'Recuerdos', composer: 'Tárrega', minutes: 35, day: 12, difficulty: 5 },
  { song: 'Asturias', composer: 'Albéniz', minutes: 40, day: 11, difficulty: 4 },
  { song: 'Julia Florida', composer: 'Barrios', minutes: 25, day: 9, difficulty: 4 },
  { song: 'Estudio 6', composer: 'Sor', minutes: 15, day: 8, difficulty: 2 },
  { song: 'Lágrima', composer: 'Tárrega', minutes: 10, day: 7, difficulty: 1 },
];

export type Column = keyof PracticeRecord;

/** The records in the order of a column, smallest first; the newest first while no column is chosen. */
export function sortRecords(
  records: readonly PracticeRecord[],
  column: Column | undefined,
): PracticeRecord[] {
  if (!column) return [...records];
  return [...records].sort((a, b) => {
    const [left, right] = [a[column], b[column]];
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left).localeCompare(String(right));
  });
}
