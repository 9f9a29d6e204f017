import type { Manner } from './who-may';
import type { Part } from './part';
import type { Subject } from './people';
import type { Target } from './target';
import { RIGHTS, WRITING, type Deeds, type Right } from './verbs';

/** What is said of people who sign in, and so takes from visitors (DATA-03). */

/** A role holds for every table, and is to change records or to see them. */
export const NOT_PARTLY =
  'Whoever signs in either adds, changes and deletes records, or only sees them, in all tables alike';

interface Told {
  readonly subject: Extract<Subject, { who: 'insiders' }>;
  readonly manner: Manner;
  readonly deeds: Deeds;
  readonly target: Target | undefined;
}

const isReading = (rights: readonly Right[]) => rights.every((right) => right === 'read');

/** What those who sign in may do is theirs: visitors may not, unless the same clause says so. */
export function insiderPart({ subject, manner, deeds, target }: Told): Part | undefined {
  const { insiders, isAlone } = subject;
  const { rights } = deeds;
  const isChanging = deeds.isEdit || deeds.isWrite || deeds.isChange;
  const of = { isSure: insiders.isSure, isAlone };
  const base = {
    grants: [],
    denies: [],
    target,
    needsObject: deeds.needsObject,
    signIn: { who: insiders.who },
  };
  if (manner.isNot) {
    if (isAlone) return undefined;
    const denies = isChanging ? WRITING : rights;
    return { ...base, widely: denies, insiders: { ...of, grants: [], denies } };
  }
  if (manner.isOnly && !isReading(rights)) return { ...base, cannot: NOT_PARTLY };
  const signIn = { who: insiders.who, ...(manner.isOnly && { newcomers: 'viewer' as const }) };
  // Who only sees may not do less than visitors.
  const taken = manner.isOnly ? RIGHTS : deeds.isEdit && !rights.includes('remove') ? WRITING : [];
  return {
    ...base,
    signIn,
    insiders: { ...of, grants: rights, denies: [] },
    ...(isAlone
      ? { denies: rights, ...(taken.length > 0 && { widely: taken }) }
      : { widely: [...rights, ...taken] }),
  };
}

/** 'everyone except my team can only see it': those who are left out may do all that they may. */
export const exceptInsiders = (part: Part, subject: Subject): Part =>
  subject.who === 'visitors' && subject.but ? { ...part, signIn: { who: subject.but.who } } : part;
