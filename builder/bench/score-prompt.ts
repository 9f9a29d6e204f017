import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import type { Entry } from './corpus';
import type { MeantFact, MeantField } from './facts';
import { holds, isAnyType, isWorkedOutSo } from './holds';
import { likeness, matchRecords, Names, type RecordMatch } from './names';

/** Asked for, and how much of it is there. */
export interface Tally {
  asked: number;
  met: number;
}

export const SUBJECTS = [
  'records',
  'fields',
  'types',
  'relations',
  'computed',
  'metrics',
  'views',
  'rules',
  'other',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface PromptScore {
  readonly tallies: Readonly<Record<Subject, Tally>>;
  readonly inventedRecords: number;
  readonly inventedFields: number;
  /** Words that cannot be built, and how many of them were reported so. */
  readonly reported: Tally;
  /** What cannot be built and was called built. */
  readonly falseClaims: number;
  /** Facts that do not hold, as they stand in the corpus. */
  readonly unmet: readonly string[];
}

const SUBJECT_OF: Readonly<Partial<Record<MeantFact['kind'], Subject>>> = {
  metric: 'metrics',
  view: 'views',
  required: 'rules',
  unique: 'rules',
  rule: 'rules',
  overlap: 'rules',
  limit: 'rules',
  together: 'rules',
};

const overlaps = (phrase: string, words: string) => {
  const [a, b] = [phrase.toLowerCase(), words.toLowerCase()];
  return a.includes(b) || b.includes(a) || likeness(a, b) > 0.5;
};

/** What the coverage says of words that cannot be built. */
export function reportOf(words: string, coverage: readonly Coverage[]) {
  const about = coverage.filter(({ phrase }) => overlaps(phrase, words));
  return {
    isReported: about.some(({ state }) => state !== 'built'),
    isClaimed: about.length > 0 && about.every(({ state }) => state === 'built'),
  };
}

class PromptScorer {
  readonly tallies = Object.fromEntries(SUBJECTS.map((subject) => [subject, { asked: 0, met: 0 }])) as Record<
    Subject,
    Tally
  >;
  readonly unmet: string[] = [];
  readonly reported: Tally = { asked: 0, met: 0 };
  falseClaims = 0;

  constructor(private readonly names: Names) {}

  private count(subject: Subject, isMet: boolean, line: string): void {
    this.tallies[subject].asked += 1;
    if (isMet) this.tallies[subject].met += 1;
    else this.unmet.push(line);
  }

  takeRecord(match: RecordMatch): void {
    this.count('records', match.isNamedSo, `record ${match.names.join(' | ')}`);
    for (const field of match.meant) this.takeField(field, match);
  }

  private takeField(field: MeantField, match: RecordMatch): void {
    const found = match.fields.get(field);
    if (!found && field.isOptional) return;
    const types = field.types.map(({ type }) => type);
    const line = `${match.names[0] ?? ''}.${field.names.join(' | ')}: ${types.join('|')}`;
    const subject = types.every((type) => type.startsWith('link')) ? 'relations' : 'types';
    this.count('fields', found !== undefined, line);
    if (found) this.count(subject, isAnyType(found, field, this.names), `type of ${line}, is ${found.type}`);
    else if (subject === 'relations') this.count(subject, false, line);
    if (field.computed === undefined) return;
    const { entity } = match;
    const isSo =
      found !== undefined && entity !== undefined && isWorkedOutSo(found, field.computed, entity, this.names);
    this.count('computed', isSo, `${line} = ${field.computed}`);
  }

  takeFact(fact: MeantFact, line: string, coverage: readonly Coverage[]): void {
    if (fact.kind === 'record') return;
    if (fact.kind === 'missing') {
      const { isReported, isClaimed } = reportOf(fact.words, coverage);
      this.reported.asked += 1;
      if (isReported) this.reported.met += 1;
      if (isClaimed) this.falseClaims += 1;
      return;
    }
    const isMet = holds(fact, this.names);
    if (isMet !== undefined) this.count(SUBJECT_OF[fact.kind] ?? 'other', isMet, line);
  }
}

/** How much of what a prompt means its model holds. */
export function scorePrompt(
  entry: Entry,
  model: ApplicationModel,
  coverage: readonly Coverage[],
): PromptScore {
  const matches = matchRecords(entry.meant, model);
  const scorer = new PromptScorer(new Names(model, matches));
  for (const match of matches) scorer.takeRecord(match);
  for (const { fact, line } of entry.meant) scorer.takeFact(fact, line, coverage);
  const { tallies, unmet, reported, falseClaims } = scorer;
  // Where the words leave open what is kept, nothing that is kept is invented.
  const isOpen = entry.meant.some(({ fact }) => fact.kind === 'some');
  const met = new Set(matches.map(({ entity }) => entity));
  const inventedFields = matches.reduce((sum, { invented }) => sum + invented.length, 0);
  return {
    tallies,
    inventedRecords: isOpen ? 0 : model.entities.filter((entity) => !met.has(entity)).length,
    inventedFields: isOpen ? 0 : inventedFields,
    reported,
    falseClaims,
    unmet,
  };
}
