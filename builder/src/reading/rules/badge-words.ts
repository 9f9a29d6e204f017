import type { Badge, Entity, Tone } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { conditionAbout, type ConditionSaid } from '../meaning/about';
import { hoisted } from '../meaning/hoisted';
import { conditionName } from '../meaning/condition-name';
import type { Outcome, Said } from '../rule';
import type { World } from '../world';

/** What badges are asked for with, for patterns to be made of; and how one is made. */

export const COLOUR = `
  (in|with|as|a|an|the|some|somehow|bright|dark|light|big|bold|clear|different|another|special|nice|
  something|kind of|or|really|its|by)* (red|orange|yellow|amber|green|blue|purple|pink|grey|gray|bold|
  colour|color|colours|colors) (or|and|red|orange|yellow|amber|green|blue|colour|color|text|letters|flag|
  mark|dot|badge|label|background|font|warning|box|exclamation mark|sign|something|somehow|it)*
`;

/** 'stand out', 'be highlighted', 'get a mark'. */
export const STANDS_OUT = `
  (stand out|standout|jump out|jump out at (me|you|us)|pop out|pop|leap out|leap out at me|
  catch (my|the|your|our) eye|be obvious|be visible|be clearly visible|be easy to spot|draw attention|
  shout at me|hit me|show up clearly|be seen at once|be unmissable|light up|glow|blink|flash)`;
export const MARKED =
  '(flag|flag up|highlight|mark|mark up|emphasise|emphasize|badge|mark out|call out|single out|point out|colour|color|emphasised|emphasized|tag|star)';
export const SHALL = `
  (should|must|shall|have to|has to|need to|needs to|ought to|can|could|would|will|'d|to|please|get|be|also|
  just|always|really|then|it|they|them|that|those|i|we|want|like|love|the|one|ones|so|automatically|ideally|
  somehow|in the list|a|an|so i see it)*
`;
const SIGN =
  '(a|an|some|some sort of|some kind of|little|small|big|red|orange|warning)* (badge|mark|marker|flag|sign|warning|label|exclamation mark|dot|symbol|warning sign|red flag|alert)';
/** Everything that may be done with what is so. */
export const SHOWN = `(${STANDS_OUT}|${MARKED} (clearly|somehow)? (${COLOUR})?|(go|turn|be|become|appear|show|show up|come up|light up|be shown|get|have)? ${COLOUR}|(get|have|need|carry|bear|with|show|see) ${SIGN})`;
export const SIGNED = SIGN;
export const IF =
  '(if|when|whenever|where|once|as soon as|any time|anytime|every time|each time|in case|the moment|the minute|only if|only when)';
/** What is said behind it: where, and why. */
export const LATER = `
  ((in the list|in the table|on the list|somehow|for me|at once|straight away|right away|clearly|visibly|
  at a glance|in there|on there|in some way|so it stands out|so they stand out|with a warning|
  so (that)? (i|we|you|she|he|they|it) <why>|so (that)? the <why>|because <why>))?
`;

const TONES: readonly (readonly [RegExp, Tone])[] = [
  [/^red$/, 'bad'],
  [/^(?:orange|yellow|amber)$/, 'warning'],
  [/^green$/, 'good'],
  [/^blue$/, 'info'],
  [/^(?:grey|gray)$/, 'neutral'],
  [/^(?:purple|pink)$/, 'accent'],
];

const BAD = /^(?:Overdue|Expired|Urgent|Accident|Sick|Damage|Damaged|Failed?|Broken|Ill|Emergency|Critical)$/;

/** The colour that words ask for. */
const toneSaid = (tokens: readonly Token[]): Tone | undefined =>
  tokens.flatMap(({ key }) => TONES.filter(([pattern]) => pattern.test(key)).map(([, tone]) => tone))[0];

function toneOf(tokens: readonly Token[], text: string): Tone {
  const said = toneSaid(tokens);
  if (said) return said;
  if (tokens.some(({ key }) => /^(?:warn|warning|warned)$/.test(key))) return 'warning';
  return BAD.test(text) ? 'bad' : 'warning';
}

/** 'mark it as paid' presses a button; 'mark orders as late' only says what the badge is called. */
const SETS = /^(?:it|them|this|that|one|an?|the|each|every)$/;

function setsSomething(words: readonly Token[], clause: readonly Token[]): boolean {
  if (!clause.some(({ lemma }) => /^(?:mark|tag|flag)$/.test(lemma))) return false;
  const [first = '', second, third] = words.map(({ key }) => key);
  const isAs = first === 'as' || (SETS.test(first) && (second === 'as' || third === 'as'));
  const isState = words.length === 2 && /^(?:it|them|this|that)$/.test(first);
  return isAs || isState;
}

/** 'mark orders as sent': what is said behind 'as' is what they shall be. */
function isAsState(words: readonly Token[], world: World): boolean {
  const at = words.findIndex(({ key }) => key === 'as');
  return (
    at > 0 &&
    conditionAbout(words.slice(at + 1), world) !== undefined &&
    conditionAbout(words.slice(0, at), world) === undefined
  );
}

/** The words behind 'as' name the badge: 'mark those past their date as late'. */
function split(words: readonly Token[]): {
  readonly when: readonly Token[];
  readonly label: readonly Token[];
} {
  const at = words.findIndex(
    ({ key }, index) =>
      key === 'as' && index > 1 && words[index + 1]?.key !== 'soon' && words[index - 1]?.key !== 'as',
  );
  const tail = at < 0 ? [] : words.slice(at + 1);
  return tail.length > 0 && tail.length <= 2
    ? { when: words.slice(0, at), label: tail }
    : { when: words, label: [] };
}

/** A badge on what is so; undefined where the words are no condition of the application. */
export function badgeOf(said: Said, world: World): Outcome | undefined {
  const [what, unless] = [said.tokens('what'), said.tokens('unless')];
  const joined =
    what.length > 0
      ? badgeFor(
          together(
            what,
            unless.length > 0 ? 'unless' : 'and',
            unless.length > 0 ? unless : said.tokens('when'),
          ),
          said,
          world,
        )
      : undefined;
  return joined ?? (unless.length > 0 ? undefined : badgeFor(said.tokens('when'), said, world));
}

/** What is said before and behind: 'urgent ones … unless they are done'. */
function together(one: readonly Token[], word: string, other: readonly Token[]): readonly Token[] {
  const [first] = other;
  return first
    ? [
        ...one,
        { ...first, key: word, lemma: word, text: word, tag: word === 'and' ? 'and' : 'link' },
        ...other,
      ]
    : one;
}

function badgeFor(words: readonly Token[], said: Said, world: World): Outcome | undefined {
  if (words.length === 0) return undefined;
  if (setsSomething(words, said.clause) || isAsState(words, world)) return undefined;
  const { when, label } = split(words);
  const found = conditionAbout(words, world) ?? (label.length > 0 ? conditionAbout(when, world) : undefined);
  return found && badgeWhere(found, said.clause, world);
}

/** The badge for a condition; its colour is said in the clause. */
export function badgeWhere(said: ConditionSaid, clause: readonly Token[], world: World): Outcome {
  const found = hoisted(said, clause, world);
  const text = conditionName(found, world);
  const badge = { text, tone: toneOf(clause, text), when: found.code };
  const there = found.entity.badges.find((one) => one.when === badge.when);
  if (there) return recoloured(there, toneSaid(clause), found.entity);
  return { operations: [{ kind: 'addPart', part: 'badge', owner: found.entity.id, draft: badge }] };
}

/** The badge is there: only its colour may be another. */
function recoloured({ id, ...badge }: Badge, tone: Tone | undefined, { plural }: Entity): Outcome {
  if (tone === undefined || tone === badge.tone)
    return { already: `${plural} already show the badge ${badge.text} then` };
  return { operations: [{ kind: 'changePart', part: 'badge', id, to: { ...badge, tone } }] };
}
