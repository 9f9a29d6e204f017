import { pattern } from './pattern';
import { splitOutside } from './text';
import { wishReason } from './wish-kinds';
import { wishOf } from './wishes';

const EXCLUDE = pattern('i')`
  ^(?:
    (?:and |but |with |has |have |there should be |please )*(?:
      no|without(?: any| an?)?|not any|minus|except(?: for)?|excluding
      |(?:i |we )?(?:do not|don't|dont) (?:need|want|include|add|use|have|show)(?: any| an?)?|leave out
      |skip|never any|zero
    )\s+
  )(.+)$
`;
const ALWAYS_THERE = pattern('i')`
  ^(?:an? |the )?(?:delet\w+|edit\w*|add\w*|search\w*|sort\w*|undo)
  (?: (?:buttons?|functions?|features?|box|bar|field|records?|entries|anything|option))?$
`;

/** What a phrase wants left out. */
export interface Exclusion {
  /** The words that say so. */
  readonly phrase: string;
  readonly nouns: readonly string[];
  /** 'without photos, with title and rating': what follows is wanted. */
  readonly wanted: readonly string[];
  /** Why it cannot be left out, or is nothing to leave out. */
  readonly why: string | undefined;
}

const IS_THERE = 'Adding, editing, deleting and searching are part of every application';

/** Whether what shall be left out is part of every application. */
export const isAlwaysThere = ({ why }: Exclusion): boolean => why === IS_THERE;

function whyKept(named: string, nouns: readonly string[]): string | undefined {
  if (ALWAYS_THERE.test(named)) return IS_THERE;
  // 'no overlaps' leaves nothing out: it asks for a rule.
  return nouns.some((noun) => wishOf(noun) === 'rule') ? wishReason('rule') : undefined;
}

/** 'no photos', 'without a calendar or a board'; undefined for a phrase that leaves nothing out. */
export function readExclusion(text: string): Exclusion | undefined {
  const all = EXCLUDE.exec(text)?.[1];
  if (all === undefined || /^(?:of|no\.)\b/i.test(all) || /^no\.? of /i.test(text)) return undefined;
  const [left = '', ...wanted] = all.split(/,?\s+with\s+/i);
  const nouns = splitOutside(left, /\s*,\s*(?:or|and|no)?\s*|\s+(?:or|and|nor)\s+(?:no\s+)?/).map((part) =>
    part.text.replace(/^(?:an?|the|any|no)\s+/i, '').replace(/\s+(?:fields?|columns?|needed|please)$/i, ''),
  );
  const phrase = wanted.length > 0 ? text.slice(0, text.indexOf(left) + left.length) : text;
  return { phrase, nouns, wanted, why: whyKept(all, nouns) };
}
