import { titleCase } from '../../words/casing';
import { TITLE_ENDINGS } from '../../words/lists/grammar';
import { pattern } from '../../words/pattern';
import { shorten } from '../../words/text';

const TITLE = pattern('iu')`
  (?<!
    \b(?:
      field|column|option|choice|status|category|table|property|input|one|person|people|someone
      |something
    )s?[ ,]+
  )\b(?:called|named|titled|entitled|with the (?:title|name))\s*:?\s*(?:
    "([^"]{1,80})"|'([^'\n]{1,80})'(?!\w)
    |([\p{L}\p{N}][^,.:;"\n(]{0,60}?)(?=\s+${TITLE_ENDINGS}\b|[,.:;!?(\n]|$)
  )
`;
const QUOTED_APP = pattern('iu')`
  (?<=^(?:[\w',-]+\s){0,6})"([^"\n]{2,60})"(?=
    \s+(?:web |mobile )?
    (?:app|application|tracker|log|journal|database|list|tool|manager|planner|diary)\b
  )
`;

/** A name that a prompt gives the application outright. */
export interface GivenTitle {
  readonly title: string;
  /** The words that give it. */
  readonly phrase: string;
  /** The prompt without them. */
  readonly rest: string;
}

const MOST_CHARACTERS = 60;

/** 'Build a "Tool Shed" app …' names the application as 'called' does. */
function quotedTitle(text: string): GivenTitle | undefined {
  const match = QUOTED_APP.exec(text);
  if (!match?.[1]) return undefined;
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length).trimStart()}`;
  return { title: shorten(match[1].trim(), MOST_CHARACTERS), phrase: match[0], rest };
}

/** A title that is not quoted is short, or begins as names do. */
function isPlausible(raw: string): boolean {
  const words = raw.split(' ').length;
  return words <= 2 || (/^\p{Lu}|^\d/u.test(raw) && words <= 6);
}

/** '… called Riffs' gives the application its title. */
function calledTitle(text: string): GivenTitle | undefined {
  const match = TITLE.exec(text);
  if (!match) return undefined;
  const quoted = match[1] ?? match[2];
  const raw = (quoted ?? match[3] ?? '').trim();
  if (!raw || (quoted === undefined && !isPlausible(raw))) return undefined;
  const rest =
    `${text.slice(0, match.index).trimEnd()} ${text.slice(match.index + match[0].length).trimStart()}`
      .replace(/ ([,.:;])/g, '$1')
      .trim();
  return {
    title: shorten(quoted === undefined ? titleCase(raw) : raw, MOST_CHARACTERS),
    phrase: match[0],
    rest,
  };
}

/** A first line that is nothing but the name: 'Title: Seed bank ledger'. */
const LABELLED =
  /^(?:title|(?:name of )?(?:the )?(?:app|application|project|tool)(?: name)?)\s*[:=]\s*["“]?([\p{Lu}\d][^\n"”:,;|]{2,60}?)["”]?\s*\.?[ \t]*\n/iu;
/** 'Call it "Kiln book"', 'please name the app Kiln book'. */
const CALL_IT = pattern('iu')`
  (?<=^|[.!?;,\n(]\s*|\b(?:please|and|so|just|let's|you can|to|could you)\s+)
  (?:please\s+)?(?:call|name|title)\s+(?:it|this|the\s+(?:app|application|thing|whole\s+thing|tool|site|list))\s+
  (?:"([^"\n]{2,60})"|'([^'\n]{2,60})'(?!\w)|([\p{L}\p{N}][^,.:;"\n()!?]{1,50}?)(?=\s*(?:[,.:;!?\n(]|$|\s(?:please|and|with|thanks)\b)))
`;
const NO_TITLE =
  /^(?:an?|off|in|out|up|back|quits|done|finished|good|even|what|whatever|when|if|so|by|that|it)\b/i;

/** The words that give it. */
function orderIn(text: string): RegExpExecArray | null {
  const labelled = LABELLED.exec(text);
  const isLabelled = /^[\p{Lu}\d]\S* \S/u.test(labelled?.[1] ?? '');
  return isLabelled ? labelled : CALL_IT.exec(text);
}

const mayBeTitle = (title: string) =>
  title !== '' && !NO_TITLE.test(title) && title.split(' ').length <= MOST_PLAIN;
const MOST_PLAIN = 5;

/** A name that a line of its own or an order gives: 'Title: …', 'call it …'. */
function orderedTitle(text: string): GivenTitle | undefined {
  const match = orderIn(text);
  if (!match) return undefined;
  const [phrase, double, single, plain = ''] = match;
  const quoted = double ?? single;
  if (quoted === undefined && !mayBeTitle(plain.trim())) return undefined;
  const title = quoted?.trim() ?? titleCase(plain.trim());
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + phrase.length)}`.trim();
  return { title: shorten(title, MOST_CHARACTERS), phrase, rest };
}

/** The title that the text gives, undefined where it gives none. */
export const givenTitle = (text: string): GivenTitle | undefined =>
  calledTitle(text) ?? orderedTitle(text) ?? quotedTitle(text);
