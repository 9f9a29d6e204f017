import { entityOf } from '../model/edit-model';
import { nodesOf } from '../model/nodes';
import { inSentence } from '../words/casing';
import { plural } from '../words/inflect';
import { pattern } from '../words/pattern';
import { capitalise, listOf } from '../words/text';
import { ofOwner } from '../operations/part-operations';
import { say, type Answerer } from './saying';

/** Whether there is something, and what a name that no other answer spoke of stands for (SCR-02). */

const quotedList = (words: readonly string[]) =>
  listOf(
    words.slice(0, 6).map((word) => `'${word}'`),
    'or',
  );
/** Only who asks whether there is something is told that there is not: an unknown verb is no such thing. */
const HAS =
  /\b(?:is there|are there|any|have|has|had|store|stores|contain|contains|include|includes|support|supports|keep|keeps|hold|holds|with)\b/;

/** 'Does a customer have a price?', where the price is a field of another table. */
export const aboutOtherTable: Answerer = (asked) => {
  if (!asked.isYesNo || asked.entities.length === 0 || asked.fields.length === 0) return undefined;
  if (
    !/\b(?:have|has|store|stores|contain|contains|include|includes|keep|keeps|hold|holds|in)\b/.test(
      asked.masked,
    )
  )
    return undefined;
  const isOwn = asked.fields.some(({ entity }) => asked.entities.includes(entity));
  const isLinked = asked.fields.some(({ field }) =>
    asked.entities.some(({ id }) => id === field.reference?.entity),
  );
  if (isOwn || isLinked) return undefined;
  const where = asked.fields.map(({ entity, field }) => `${field.name} is a field of ${entity.name}`);
  return say(
    asked,
    false,
    `${listOf(asked.entities.map(({ name }) => name))} has no such field; ${listOf(where)}`,
  );
};

// 'its' was read as 'it is'.
const A_TABLE = pattern('')`
    ^(?:is there|are there|do (?:we|i|you) have|does (?:it|this|the app|the application) (?:have|keep)|have (?:we|i)|has it|
    any)(?: got)? (?:(?:an?|any|own|separate|new) )*(?:tables? (?:of|for|called|named) (?:the |our |my )?#|# tables?\b)|
    ^(?:is|are|does|do|has|have) (?:the |our )?# (?:have )?(?:(?:an?|its|it is|their|own|separate) )*tables?(?: of (?:its|it is|their) own)?$
  `;

/** 'Is there a table of bikes?', where only a field is called so: it is asked of tables alone. */
export const aboutTableNamed: Answerer = (asked) => {
  const [place] = asked.fields;
  if (!asked.isYesNo || asked.entities.length > 0 || !place || !A_TABLE.test(asked.masked)) return undefined;
  const names = [...new Set(asked.fields.map(({ field }) => plural(inSentence(field.name))))];
  const where = asked.fields.map(({ entity, field }) => `${field.name} is a field of ${entity.name}`);
  return say(asked, false, `there is no table of ${listOf(names, 'or')}. ${capitalise(listOf(where))}`);
};

/** 'Does it have invoices?', where nothing is called so. */
export const aboutAbsent: Answerer = (asked, { model }) => {
  if (!asked.isYesNo || asked.unknown.length === 0 || !HAS.test(asked.masked)) return undefined;
  const words = quotedList(asked.unknown);
  const [entity] = asked.entities;
  if (entity) {
    const names = entity.fields.map(({ name }) => name);
    return say(asked, false, `nothing of ${entity.name} is called ${words}; its fields are ${listOf(names)}`);
  }
  if (asked.mentions.length > 0 && !/^(?:does|do|can|could|will) (?:it|this|the app)\b/.test(asked.masked))
    return undefined;
  const tables = listOf(model.entities.map(({ plural }) => inSentence(plural)));
  return say(asked, false, `nothing in this application is called ${words}; it keeps ${tables}`);
};

/** A name alone, or with words that no other answer fits. */
export const aboutNamed: Answerer = (asked, { model }) => {
  if (asked.mentions.length === 0 || asked.unknown.length > 0) return undefined;
  const ids = new Set(asked.mentions.flatMap(({ meanings }) => meanings.map(({ id }) => id)));
  const nodes = nodesOf(model).filter(({ id }) => ids.has(id));
  const lines = nodes.slice(0, 8).map(({ words, owner = '' }) => {
    const of = entityOf(model, owner) ? ofOwner(model, owner) : '';
    return capitalise(`${words}${of}`);
  });
  return lines.length === 0 ? undefined : `Here that is: ${listOf(lines)}.`;
};

/** What is said of words that nothing here knows (SCR-06). */
export function notUnderstood(unknown: readonly string[]): string {
  if (unknown.length === 0) return 'This was not understood as a question about the application.';
  return `Not understood: nothing in this application is called ${quotedList(unknown)}.`;
}

/** Stands in front of an answer that left words out, so that nothing is claimed of them. */
export function leftOut(unknown: readonly string[], answer: string): string {
  return unknown.every((word) => answer.includes(`'${word}'`))
    ? ''
    : `Nothing here is called ${quotedList(unknown)}, so this answer leaves it out.\n`;
}
