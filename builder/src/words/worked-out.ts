import { WORKED_OUT } from './lists/wishes';
import { pattern } from './pattern';

/** 'pay = hours × rate' says how a value is worked out. */
const FORMULA = /=\s*[\w(][^=]*[×x*+/÷−-]\s*[\w(]/iu;
/** All that is said of a value that comes from others: 'calculated', 'automatically computed', 'worked out from the sides'. */
export const SAYS_WORKED_OUT = pattern('i')`
  (?:auto(?:matically)?[ -])?${WORKED_OUT}(?:[ ]automatically)?(?:[ ](?:as|by|for|from)\b[^(),;]*)?
`;
/** Behind a name or alone: 'calculated risk' and 'derived unit' are names. */
const ENDS_WORKED_OUT = pattern('i')`(?:^|[\w)][ ]|\()${SAYS_WORKED_OUT}(?:$|[),;]|[ ]\()`;
const OF_OTHERS = pattern('i')`\b${WORKED_OUT} (?:as|by|from)\b`;

/** 'The volume should be worked out from the sides', 'tax calculated automatically', 'driven = end - start'. */
const FIGURE = pattern('i')`
  ^(?:the )?(.{2,40}?)(?:
    \s*=\s*\S
    |\s(?:should|must|has to|have to|needs to|is|are|will be|to be)\s.*(?:
      [×*+÷]|\b(?:${WORKED_OUT}|added up|counted|divided|minus|multiplied|plus|times)\b
    )
    |\s(?:${WORKED_OUT}|counted)\b
  )
`;

/** Whether what names or describes a value says that it is not typed in: 'tax calculated', 'worked out by the app'. */
export function isWorkedOut(phrase: string): boolean {
  return FORMULA.test(phrase) || ENDS_WORKED_OUT.test(phrase);
}

/** Whether a clause says what something is worked out from, which is no name of a value any more. */
export function isWorkedOutOfOthers(clause: string): boolean {
  return OF_OTHERS.test(clause);
}

/** What a sentence wants to be worked out: 'volume' in 'the volume is worked out from the sides'. */
export function workedOutIn(sentence: string): string | undefined {
  return FIGURE.exec(sentence)?.[1];
}
