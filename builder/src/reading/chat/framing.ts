import type { Token } from '../../language/token';
import { tokenPattern, wordSet } from '../token-pattern';
import type { Unit } from '../text/units';

/** What stands in front of an order and asks for nothing: 'I was wondering if you could …', 'Because of the new rules I need …'. */

const YOU = '(you | we | i | one)';
const CAN = '(could | can | might | would | will | may)';
const FINE =
  '(great | nice | good | handy | helpful | useful | lovely | cool | perfect | fantastic | wonderful | super | ideal | best | kind | brilliant | amazing | awesome)';

const FRAMES = [
  `(i | we) (be)? (just)? wondering (if | whether) ${YOU} ${CAN} <rest>`,
  `(i | we) wonder (if | whether) ${YOU} ${CAN} <rest>`,
  `(would | be) it be? (at all)? (possible | ok | okay | feasible) (for you | for us)? to <rest>`,
  `(could | would | can) you be so (kind | good | nice) (as)? to <rest>`,
  `(could | would | can) you be (kind | nice) enough to <rest>`,
  `(could | would | can) you do me (a | the) (favour | favor) and <rest>`,
  `would you mind <rest>`,
  `do you think ${YOU} ${CAN} <rest>`,
  `(be there)? (any | a) chance (that)? ${YOU} ${CAN} <rest>`,
  `(i | we) (would | 'd) (really | very much)? (be (grateful | happy | glad | thankful) | appreciate it | love it) if you ${CAN} <rest>`,
  `it (would | 'd) be (really | very | so | quite)? ${FINE} if ${YOU} ${CAN} <rest>`,
  `(when | if | whenever) you (get | have | find) (a | the | some)? (chance | minute | moment | time | second) ,? <rest>`,
  `(may | can | could) i (please)? ask you to <rest>`,
  `(a | one | another | my | the)? (small | quick | little | next | last | first | final | more)* (request | wish | thing | favour | favor | question) : <rest>`,
].map((source) => tokenPattern(source));

/** 'adding' is 'add' where only the frame asked for the form. */
const asOrder = ([first, ...rest]: readonly Token[]): readonly Token[] =>
  first?.tag === 'ing'
    ? [{ ...first, key: first.lemma, tag: 'verb' }, ...rest]
    : first
      ? [first, ...rest]
      : [];

const GREETING = /^(?:hi|hello|hey|please|so|ok|okay|well|,|and|also|but|then)$/;

/** The order itself, without the polite words around it. */
export function withoutFrame(tokens: readonly Token[]): readonly Token[] {
  const from = Math.max(
    tokens.findIndex(({ key }) => !GREETING.test(key)),
    0,
  );
  const words = tokens.slice(from);
  const set = wordSet(words);
  for (const pattern of FRAMES) {
    const rest = pattern.match(words, set)?.['rest'];
    if (rest && rest.length > 1) return asOrder(rest);
  }
  return tokens;
}

const LEAD =
  /^(?:because|due|thanks|owing|before|after|since|when|while|whenever|as|for|in|on|during|with|given|from|at|until|by|to|if|once|now)$/;
const WANTS = /^(?:need|needs|want|wants|would|'d|have|must|like|can|could|should|cannot|'ll)$/;

/** Where a wish begins behind a reason that no comma ends. */
function wishAt(tokens: readonly Token[]): number | undefined {
  if (!LEAD.test(tokens[0]?.key ?? '')) return undefined;
  const at = tokens.findIndex(({ key }, index) => {
    const next = tokens[index + 1]?.key ?? '';
    if (index < 2) return false;
    if (key === 'please') return next !== '';
    return /^(?:i|we)$/.test(key)
      ? WANTS.test(next)
      : /^(?:can|could)$/.test(key) && /^(?:you|we|i)$/.test(next);
  });
  return at < 0 ? undefined : at;
}

/** 'Before the season starts | I need a filter': the reason and the order are two. */
export function withReasonCut(units: readonly Unit[]): readonly Unit[] {
  const [first, ...rest] = units;
  const at = first && wishAt(first.tokens);
  if (!first || at === undefined) return units;
  return [
    { ...first, tokens: first.tokens.slice(0, at) },
    { tokens: first.tokens.slice(at), before: '' },
    ...rest,
  ];
}
