import { SAMPLE_APPLICATIONS } from '.';
import type { SampleApplication } from './sample-application';

const DAY_MS = 86_400_000;
const A_DAY = 2;

/** The samples whose turn it is on a day: two by two, so that each has its turn within a month. */
export function samplesOfDay(day: number): readonly SampleApplication[] {
  return Array.from({ length: A_DAY }, (_, place) => (day * A_DAY + place) % SAMPLE_APPLICATIONS.length)
    .map((place) => SAMPLE_APPLICATIONS[place])
    .filter((sample) => sample !== undefined);
}

/** Those of today, or those that are named: `SAMPLES=beehives,okr-board` repeats what failed on another day. */
export function samplesInTurn(): readonly SampleApplication[] {
  const named = process.env.SAMPLES?.split(',');
  if (named) return SAMPLE_APPLICATIONS.filter(({ id }) => named.includes(id));
  return samplesOfDay(Math.floor(Date.now() / DAY_MS));
}
