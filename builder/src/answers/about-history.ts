import { pattern } from '../words/pattern';
import { listOf, nameKey } from '../words/text';
import type { Asked } from './asked';
import type { KnownOfApplication } from './known';
import { counted, listed, say, yes, type Answerer } from './saying';

/** What changed, when, and by whom (SCR-02, PRJ-03). */

type Version = KnownOfApplication['versions'][number];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '28 November 2026', in UTC. */
function dayOf(at: Date): string {
  if (Number.isNaN(at.getTime())) return 'an unknown day';
  return `${String(at.getUTCDate())} ${MONTHS[at.getUTCMonth()] ?? ''} ${String(at.getUTCFullYear())}`;
}

const FROM_ELSEWHERE = { pull: 'pulled from GitHub', import: 'imported' } as const;

const whoOf = ({ author, origin }: Version) =>
  origin ? FROM_ELSEWHERE[origin] : `by ${author === 'agent' ? 'the agent' : 'you'}`;

const line = (version: Version) =>
  `v${String(version.number)} (${dayOf(version.at)}, ${whoOf(version)}): ${version.note.trim() === '' ? 'no note' : version.note.trim().replace(/\.$/, '')}`;

const HISTORY = pattern('')`
    ^changes?$|\bchange ?log\b|\bv\d+\b|\b(?:versions?|history|revisions?|releases?|(?:everything|all|
    anything) (?:that |which )?(?:has |was )?changed|(?:newest|latest|last|recent|first|
    previous) (?:changes?|edits?|updates?)|what (?:has |was |have |did (?:you|i|we|the agent|
    it) )?(?:been )?(?:just )?change[ds]?|changed (?:since|last|lately|recently|yesterday|today)|
    changes (?:since|made|were|was|are|did)|(?:list|all|the|which|what|any|
    how many) (?:of )?(?:the )?changes|did (?:you|the agent|i|we|anyone|somebody) (?:change|make|edit|
    update|do)|how old|last (?:changed|edited|updated|modified|time))\b
  `;
/** Said of records as well: of the application where nothing is named, of a name where notes speak of it. */
const MADE = pattern('')`
    \b(?:who (?:made|changed|built|created|wrote|did|added|removed)|(?:when|how long ago) (?:was|were|
    did|has)|(?:made|created|built|changed|edited|updated|added|removed|renamed) (?:by|when)|(?:is|
    what is|anything) new|(?:newest|latest)(?! first))\b
  `;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function numbersIn({ text }: Asked): number[] {
  const said = [...text.matchAll(/\b(?:v|version |number )(\d{1,6})\b/g)].map(([, digits]) => Number(digits));
  const ordinal = ORDINALS.findIndex((word) => new RegExp(`\\b${word} (?:version|change)\\b`).test(text));
  return ordinal >= 0 && said.length === 0 ? [ordinal + 1] : said;
}

function since(asked: Asked, versions: readonly Version[], number: number): string {
  const newer = versions.filter((version) => version.number > number);
  if (newer.length === 0) return say(asked, false, `nothing changed since v${String(number)}`);
  return `${asked.isYesNo ? 'Yes. ' : ''}${listed(`Changed since v${String(number)}`, newer.map(line))}`;
}

function ofNumbers(asked: Asked, versions: readonly Version[], numbers: readonly number[]): string {
  const found = versions.filter(({ number }) => numbers.includes(number));
  const missing = numbers.filter((number) => !found.some((version) => version.number === number));
  const none = missing.map((number) => `There is no v${String(number)} here`);
  if (found.length === 0)
    return say(asked, false, (none[0] ?? 'there is no such version').replace(/^There/, 'there'));
  return `${yes(asked)}${[...found.map(line), ...none].map((words) => `${words}.`).join('\n')}`;
}

/** The version that words mean without its number: the newest, or the one that everything began with. */
function oneMeant({ text }: Asked, versions: readonly Version[]): Version | undefined {
  if (/\b(?:first|old|oldest|created|built|began|started)\b/.test(text)) return versions.at(-1);
  return /\b(?:newest|latest|last|recent|recently|lately|current|new|just|this|which version|who|when|what (?:has |was )?(?:been )?change)\b/.test(
    text,
  )
    ? versions[0]
    : undefined;
}

/** 'What changed last?', 'What did v3 change?', 'Who made it?', 'What changed since v2?'. */
export const aboutHistory: Answerer = (asked, { versions }) => {
  const isHistory = HISTORY.test(asked.masked);
  if (!isHistory && !MADE.test(asked.masked)) return undefined;
  if (!isHistory && asked.mentions.length > 0) return ofName(asked, versions);
  if (versions.length === 0) return say(asked, false, 'there is no version yet');
  const numbers = numbersIn(asked);
  const [from] = numbers;
  if (from === undefined) return ofAll(asked, versions);
  return /\b(?:since|after|from)\b/.test(asked.text)
    ? since(asked, versions, from)
    : ofNumbers(asked, versions, numbers);
};

function ofAll(asked: Asked, versions: readonly Version[]): string {
  const count = counted(versions.length, 'version');
  if (/\b(?:how many|number of|count)\b/.test(asked.text))
    return `There ${versions.length === 1 ? 'is' : 'are'} ${count}; the newest is ${versions.slice(0, 1).map(line).join('')}.`;
  if (asked.isYesNo && /\b(?:agent|i|you)\b/.test(asked.text)) return byAuthor(asked, versions);
  const one = oneMeant(asked, versions);
  if (one && !/\b(?:versions|changes)\b/.test(asked.text)) return `${yes(asked)}${line(one)}.`;
  return `${yes(asked)}${listed(`${count}, newest first`, versions.slice(0, 20).map(line))}`;
}

/** 'When was the priority added?': the versions whose notes say its name. */
function ofName(asked: Asked, versions: readonly Version[]): string | undefined {
  if (!/\b(?:add|added|change|changed|remove|removed|rename|renamed|made|created|built)\b/.test(asked.text))
    return undefined;
  const names = [...new Set(asked.mentions.map(({ meanings }) => meanings[0]?.name ?? ''))];
  const found = versions.filter(({ note }) =>
    names.some((name) => ` ${nameKey(note)} `.includes(` ${nameKey(name)} `)),
  );
  return found.length === 0
    ? `The note of no version speaks of ${listOf(names, 'or')}.`
    : listed(`Versions that speak of ${listOf(names, 'or')}`, found.map(line));
}

function byAuthor(asked: Asked, versions: readonly Version[]): string {
  const author = /\b(?:agent|you)\b/.test(asked.text) ? 'agent' : 'user';
  const own = versions.filter((version) => version.author === author && !version.origin);
  return own.length === 0
    ? say(asked, false, `no version was made by ${author === 'agent' ? 'the agent' : 'you'}`)
    : `Yes. ${listed(`Made by ${author === 'agent' ? 'the agent' : 'you'}`, own.slice(0, 20).map(line))}`;
}
