import type { VisitorRights } from '@tessera/shared/contracts';
import { next, type Phrase } from './phrase';

/** What may be done with records, as people say it (DATA-02). */

export type Right = keyof VisitorRights;
export const RIGHTS: readonly Right[] = ['read', 'add', 'change', 'remove'];
/** What changes what is kept. */
export const WRITING: readonly Right[] = ['add', 'change', 'remove'];

interface Verb {
  readonly words: RegExp;
  readonly rights: readonly Right[];
  /** 'edit' alone means whatever changes anything; 'make' and 'order' only mean adding with what is made. */
  readonly kind?: 'edit' | 'change' | 'write' | 'needsObject';
}

const VERBS: readonly Verb[] = [
  {
    words: next(
      '(?:see|sees|seeing|seen)',
      'read(?:s|ing)?',
      'view(?:s|ing|ed)?',
      'look(?:s|ing|ed)?(?: at| into| through| up| around)?',
      'watch(?:es|ing|ed)?',
      'brows(?:e|es|ing|ed)(?: through)?',
      '(?:have|take) a look(?: at)?',
    ),
    rights: ['read'],
  },
  {
    words: next(
      'add(?:s|ing|ed)?(?: to| in)?(?: new)?',
      'creat(?:e|es|ing|ed)(?: new)?',
      'submit(?:s|ting|ted)?',
      'enter(?:s|ing|ed)?',
      'insert(?:s|ing|ed)?',
      'post(?:s|ing|ed)?',
      'upload(?:s|ing|ed)?',
      'contribut(?:e|es|ing|ed)(?: to)?',
      '(?:write|writes|writing|written) (?:in|into|to)',
      '(?:fill|fills|filling|filled) (?:in|out)',
      '(?:put|puts|putting|hand|hands|handing|handed) in',
    ),
    rights: ['add'],
  },
  {
    words: next(
      'send(?:s|ing)?(?: in)?',
      'sent(?: in)?',
      'register(?:s|ing|ed)?(?: for)?',
      'sign(?:s|ing|ed)? up(?: for)?',
      'request(?:s|ing|ed)?',
      'reserv(?:e|es|ing|ed)',
      'book(?:s|ing|ed)?',
      'order(?:s|ing|ed)?',
      'apply(?:ing)?(?: for)?',
      'suggest(?:s|ing|ed)?',
      'propos(?:e|es|ing|ed)',
      '(?:make|makes|making|made)',
      '(?:leave|leaves|leaving|left)',
      'plac(?:e|es|ing|ed)',
      'log(?:s|ging|ged)?',
      'report(?:s|ing|ed)?',
    ),
    rights: ['add'],
    kind: 'needsObject',
  },
  { words: next('(?:write|writes|writing|written)'), rights: ['add'], kind: 'write' },
  { words: next('edit(?:s|ing|ed)?'), rights: ['change'], kind: 'edit' },
  {
    words: next(
      'chang(?:e|es|ing|ed)',
      'updat(?:e|es|ing|ed)',
      'modif(?:y|ies|ying|ied)',
      'alter(?:s|ing|ed)?',
      'touch(?:es|ing|ed)?',
      'adjust(?:s|ing|ed)?',
      'amend(?:s|ing|ed)?',
      'overwrit(?:e|es|ing|ten)',
      'renam(?:e|es|ing|ed)',
      'correct(?:s|ing|ed)?',
    ),
    rights: ['change'],
    kind: 'change',
  },
  {
    words: next(
      'clos(?:e|es|ing|ed)',
      'resolv(?:e|es|ing|ed)',
      'approv(?:e|es|ing|ed)',
      'reject(?:s|ing|ed)?',
      'accept(?:s|ing|ed)?',
      'declin(?:e|es|ing|ed)',
      'confirm(?:s|ing|ed)?',
      'cancel(?:s|ing|ed|ling|led)?',
      'assign(?:s|ing|ed)?',
      'archiv(?:e|es|ing|ed)',
      'mov(?:e|es|ing|ed)',
      'finish(?:es|ing|ed)?',
      'complet(?:e|es|ing|ed)',
    ),
    rights: ['change'],
    kind: 'needsObject',
  },
  {
    words: next(
      'delet(?:e|es|ing|ed)',
      'remov(?:e|es|ing|ed)',
      'eras(?:e|es|ing|ed)',
      'destroy(?:s|ing|ed)?',
      '(?:get|gets|getting) rid of',
      'throw(?:s|ing)? away',
    ),
    rights: ['remove'],
  },
  { words: next('manag(?:e|es|ing|ed)', 'mess(?:es|ing)? with'), rights: WRITING },
  {
    words: next(
      'us(?:e|es|ing|ed)',
      'access(?:es|ing|ed)?',
      '(?:have|has|having|get|gets|getting) access(?: to)?',
      'reach(?:es|ing|ed)?',
      '(?:get|gets|getting|come|comes|coming) in(?:to)?',
      'work(?:s|ing|ed)? (?:with|on|in)',
      'do(?:es|ing|ne)? (?:anything|everything)(?: with| to| in)?',
    ),
    rights: RIGHTS,
  },
];

/** What a list of verbs speaks of. */
export interface Deeds {
  readonly rights: readonly Right[];
  /** 'edit' without another verb that says which. */
  readonly isEdit: boolean;
  readonly isChange: boolean;
  /** 'write' adds; where it is denied, it is whatever changes anything. */
  readonly isWrite: boolean;
  readonly needsObject: boolean;
}

const eatVerb = (phrase: Phrase): Verb | undefined =>
  VERBS.find(({ words }) => phrase.eat(words) !== undefined);

const AND = next('(?:, )?(?:and|or|nor|and or)(?: also| even| then)?(?: to)?', ',(?: to)?');
const BESIDE_OBJECT = new RegExp(`^(?:${['in', 'to', 'into', 'on'].join('|')})$`);

/** 'add', 'see and change', 'add, change or delete'; undefined where no such verb is next. */
export function eatDeeds(phrase: Phrase): Deeds | undefined {
  const first = eatVerb(phrase);
  if (!first) return undefined;
  const verbs = [first];
  const more = () => phrase.attempt(() => (phrase.eat(AND) === undefined ? undefined : eatVerb(phrase)));
  for (let verb = more(); verb; verb = more()) verbs.push(verb);
  // 'that anyone can add to'
  if (BESIDE_OBJECT.test(phrase.text)) phrase.take(1);
  const rights = [...new Set(verbs.flatMap((verb) => verb.rights))];
  return {
    rights,
    isEdit: verbs.some(({ kind }) => kind === 'edit'),
    isChange: rights.length === 1 && rights[0] === 'change',
    isWrite: verbs.some(({ kind }) => kind === 'write'),
    needsObject: verbs.every(({ kind }) => kind === 'needsObject'),
  };
}
