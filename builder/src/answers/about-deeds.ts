import type { ApplicationModel, Entity, Tone } from '@tessera/shared/contracts';
import { addressesOf } from '../behaviours/addresses';
import { usesOfText } from '../expressions/uses';
import { expressionsOf } from '../model/expressions';
import { referencesTo } from '../model/references-to';
import { inSentence } from '../words/casing';
import { colourOf } from '../words/colours';
import { capitalise, listOf } from '../words/text';
import { namedIn, type Asked } from './asked';
import { actionInWords, badgeInWords, toneInWords, withArticle } from './in-words';
import { listed, say, tablesMeant, tablesWith, yes, type Answerer } from './saying';

/** What is marked, pressed and deleted, and what then happens (SCR-02, MODEL-01, MODEL-05, MODEL-08). */

const MARKS =
  /\b(?:badge|badges|mark|marks|marked|flag|flags|flagged|highlight|highlights|highlighted|colou?rs?|colou?red|warn|warns|warning|warnings|tones?|red|green|yellow|orange|blue|grey)\b/;

const ASKED_TONES: readonly (readonly [RegExp, Tone])[] = [
  [/\bred\b/, 'bad'],
  [/\bgreen\b/, 'good'],
  [/\bblue\b/, 'info'],
  [/\b(?:yellow|orange|amber)\b/, 'warning'],
  [/\bgr[ea]y\b/, 'neutral'],
];

const toned = (entity: Entity, isAsked: (tone: Tone) => boolean, chosen: ReadonlySet<string>): string[] =>
  entity.fields.flatMap(({ name, options = [] }) => {
    const words = options
      .filter(({ id }) => chosen.size === 0 || chosen.has(id))
      .flatMap(({ label, tone }) =>
        tone === undefined || !isAsked(tone) ? [] : [`${label} in ${toneInWords(tone)}`],
      );
    return words.length === 0 ? [] : [`${name} of ${entity.name} shows ${listOf(words)}`];
  });

/** 'Which colours are used?', 'When is Overdue shown?'. */
export const aboutMarks: Answerer = (asked, { model }) => {
  const foreign = asked.unknown.find((word) => colourOf(word) !== undefined);
  if (foreign !== undefined && asked.isYesNo) return say(asked, false, `nothing is shown in '${foreign}'`);
  const named = new Set(namedIn(asked, 'badge').map(({ id }) => id));
  if (named.size === 0 && !MARKS.test(asked.masked)) return undefined;
  // 'What does Start again do?' asks for the button where a badge is called alike.
  if (/\bdo$/.test(asked.masked) && namedIn(asked, 'action').length > 0) return undefined;
  const isColour = /\b(?:colou?rs?|colou?red|tones?|red|green|yellow|orange|blue|grey)\b/.test(asked.masked);
  const chosen = new Set(namedIn(asked, 'option').map(({ id }) => id));
  const tones = ASKED_TONES.filter(([words]) => words.test(asked.masked)).map(([, tone]) => tone);
  const isAsked = (tone: Tone) => tones.length === 0 || tones.includes(tone);
  const lines = tablesWith(asked, model, named).flatMap((entity) => [
    ...entity.badges
      .filter(({ id, tone }) => (named.size > 0 ? named.has(id) : chosen.size === 0 && isAsked(tone)))
      .map((badge) => badgeInWords(model, entity, badge)),
    ...(isColour && named.size === 0 ? toned(entity, isAsked, chosen) : []),
  ]);
  if (lines.length === 0)
    return say(
      asked,
      false,
      tones.length > 0
        ? 'nothing is shown in that colour'
        : isColour
          ? 'no colour has a meaning of its own'
          : 'nothing is marked',
    );
  return `${yes(asked)}${listed(isColour ? 'What is marked or coloured' : 'What is marked', lines)}`;
};

const ACTIONS = /\b(?:action|actions|button|buttons|press|pressed|click|clicked|one press)\b/;

/** 'Which buttons are there?', 'What does Mark done do?'. */
export const aboutActions: Answerer = (asked, { model }) => {
  const named = new Set(namedIn(asked, 'action').map(({ id }) => id));
  if (named.size === 0 && !ACTIONS.test(asked.masked)) return undefined;
  const lines = tablesWith(asked, model, named).flatMap((entity) =>
    entity.actions
      .filter(({ id }) => named.size === 0 || named.has(id))
      .map((action) => actionInWords(model, entity, action)),
  );
  if (lines.length === 0)
    return say(asked, false, 'there are no buttons of its own besides adding, changing and deleting');
  return `${yes(asked)}${listed('What a press does', lines)}`;
};

const ON_DELETE = { refuse: 'is refused while it has', cascade: 'also deletes its', clear: 'leaves its' };

function deletionWords(model: ApplicationModel, entity: Entity): string[] {
  const one = withArticle(inSentence(entity.name));
  const links = referencesTo(model, entity.id).flatMap(({ field }) => {
    if (!field.reference) return [];
    const way = field.many ? 'clear' : field.reference.onDelete;
    return [`Deleting ${one} ${ON_DELETE[way]} ${inSentence(field.reference.inverse)}`];
  });
  return links.length > 0 ? links : [`Deleting ${one} touches no other records`];
}

const DELETES = /\b(?:delet\w*|remov\w*|undo|bring back|brought back)\b/;
const ADDS = /\b(?:add|adds|added|adding|create|creates|new|enter|record|log)\b/;
const EDITS =
  /\b(?:edit|edits|edited|editing|change|changed|update|modify|rename|search|find|searched|see|list)\b/;
const OF_PEOPLE =
  /\b(?:can (?:i|we|users?|people|one|you|anyone|someone|a user|#)|(?:how|where) (?:do|can|would|does|to)|possible to|(?:is|are) it possible|what happens|what if|if (?:i|you|someone))\b/;

/** Those that are deleted: named behind the word, else the last in front of it. */
function deletedIn(asked: Asked): readonly Entity[] {
  const at = asked.words.findIndex((word) => DELETES.test(word));
  const tables = asked.mentions.flatMap(({ from, meanings }) =>
    meanings.flatMap(({ kind, entity }) => (kind === 'entity' && entity ? [{ from, entity }] : [])),
  );
  const behind = tables.filter(({ from }) => from > at);
  return (behind.length > 0 ? behind : tables.slice(-1)).map(({ entity }) => entity);
}

/** 'What happens when I delete a customer?', 'Can I delete a task?'. */
export const aboutDeleting: Answerer = (asked, { model }) => {
  if (/\b(?:undo|bring back|brought back)\b/.test(asked.masked) && asked.fields.length === 0)
    return say(asked, true, 'what is deleted or changed can be brought back by Undo');
  if (!DELETES.test(asked.masked) || asked.entities.length === 0 || asked.unknown.length > 0)
    return undefined;
  if (!OF_PEOPLE.test(asked.masked) && !/\bdelet/.test(asked.masked)) return undefined;
  const lines = deletedIn(asked).flatMap((entity) => deletionWords(model, entity));
  const back = 'A deleted record can be brought back by Undo.';
  const own = asked.isYesNo
    ? `Yes: ${listOf(asked.entities.map(({ name }) => withArticle(inSentence(name))))} can be deleted, and brought back.\n`
    : '';
  return `${own}${lines.map((line) => `${line}.`).join('\n')}${own === '' ? `\n${back}` : ''}`;
};

/** 'How do I add a task?', 'Can I edit an order?': what every table can do, with its address. */
export const aboutUsing: Answerer = (asked, { model }) => {
  if (/\b(?:search|searched|searching|searchable)\b/.test(asked.masked) && asked.unknown.length === 0)
    return say(asked, true, 'every list can be searched');
  if (
    !OF_PEOPLE.test(asked.masked) ||
    asked.unknown.length > 0 ||
    asked.fields.length > asked.entities.length
  )
    return undefined;
  const [entity] = asked.entities;
  if (!entity) return undefined;
  const addresses = addressesOf(model);
  const one = withArticle(inSentence(entity.name));
  const many = inSentence(entity.plural);
  if (/\bwhat can (?:i|we|you|users?|people|one) do\b/.test(asked.masked)) {
    const presses = entity.actions.map((action) => `\n• ${actionInWords(model, entity, action)}`);
    const place = `their list is at ${addresses.list(entity.id)} in the preview.`;
    return `${capitalise(many)} can be added, changed, deleted and searched; ${place}${presses.join('')}`;
  }
  const isAdding = ADDS.test(asked.masked) && !EDITS.test(asked.masked);
  if (isAdding)
    return say(asked, true, `${one} can be added; the form is at ${addresses.add(entity.id)} in the preview`);
  if (!EDITS.test(asked.masked)) return undefined;
  return say(
    asked,
    true,
    `${many} can be searched and changed; their list is at ${addresses.list(entity.id)} in the preview`,
  );
};

/** What in the application depends on a node: 'The badge Overdue', 'Total of Order'. */
export function dependants(model: ApplicationModel, id: string): string[] {
  const holders = expressionsOf(model).filter(({ text, node }) => {
    const uses = usesOfText(text);
    return node !== id && uses !== null && (uses.fields.has(id) || uses.options.has(id));
  });
  return [...new Set(holders.map(({ words }) => words))];
}

/** 'What happens when the status is done?'. */
export const aboutHappenings: Answerer = (asked, known) => {
  if (
    !/\b(?:what happens|what does|what if|what would|happen|happens|effect|affects?|depends?)\b/.test(
      asked.masked,
    )
  )
    return undefined;
  if (!/\b(?:happens?|if|when|effect|affects?|depends?)\b/.test(asked.masked)) return undefined;
  const { model } = known;
  const options = namedIn(asked, 'option');
  const meant = options.length > 0 ? options : namedIn(asked, 'field');
  if (meant.length === 0)
    return asked.mentions.length > 0 ? undefined : eventsOf(model, tablesMeant(asked, model));
  const names = listOf([...new Set(meant.map(({ name }) => name))], 'or');
  const lines = [...new Set(meant.flatMap(({ id }) => dependants(model, id)))].map(capitalise);
  return lines.length === 0
    ? `Nothing else depends on ${names}: the record is kept as it was typed.`
    : listed(`What depends on ${names}`, lines);
};

function eventsOf(model: ApplicationModel, tables: readonly Entity[]): string {
  const lines = tables.flatMap((entity) => [
    ...entity.rules.map(
      ({ message }) => `A change of ${withArticle(inSentence(entity.name))} may be refused: “${message}”`,
    ),
    ...entity.badges.map((badge) => badgeInWords(model, entity, badge)),
    ...entity.actions.map((action) => actionInWords(model, entity, action)),
  ]);
  return lines.length === 0
    ? 'Nothing happens by itself: records are kept as they were typed.'
    : listed('What happens', lines);
}
