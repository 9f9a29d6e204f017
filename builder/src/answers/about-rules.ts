import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { describeLimits } from '../operations/limits';
import { inSentence } from '../words/casing';
import { pattern } from '../words/pattern';
import { listOf } from '../words/text';
import { namedIn } from './asked';
import { boundsOf, expressionInWords, fieldName, fieldType, ruleInWords } from './in-words';
import { listed, ofTable, say, tablesMeant, yes, type Answerer } from './saying';

/** What has to be filled in, differ, stay within bounds or hold (SCR-02, MODEL-05). */

const REQUIRED = pattern('')`
    \b(?:required|mandatory|compulsory|obligatory|necessary|optional|needs?|requires?|without|must # have|must (?:a|an|every|each|the) # have|
    must (?:\w+ ){0,3}(?:be )?(?:fill|filled|enter|entered|given|set)|(?:need|needs|needed|have|
    has) to (?:be )?(?:fill|filled|enter|entered|given|set)|(?:left|leave|be|stay|
    stays) (?:# )?(?:blank|empty))\b
  `;
const OPTIONAL = /\b(?:optional|blank|empty|without|not (?:required|mandatory|necessary))\b/;

function requiredWords(model: ApplicationModel, entity: Entity, field: Field): string {
  const name = `${field.name}${ofTable(model, entity)}`;
  if (field.computed !== undefined) return `${name} is worked out, so nobody fills it in`;
  return field.required ? `${name} must be filled in` : `${name} is optional and may stay empty`;
}

/** 'What is required?', 'Can the due date stay empty?'. */
export const aboutRequired: Answerer = (asked, { model }) => {
  // Also where something else is called so: the badge Empty.
  const isEmptyAsked = asked.fields.length > 0 && /\b(?:be|stay|left) (?:empty|blank)\b/.test(asked.text);
  if (!isEmptyAsked && !REQUIRED.test(asked.masked)) return undefined;
  const isOptionalAsked = isEmptyAsked || OPTIONAL.test(asked.masked);
  if (asked.fields.length > 0) {
    const isSo = asked.fields.every(({ field }) => field.required !== isOptionalAsked);
    return say(
      asked,
      isSo,
      listOf(asked.fields.map(({ entity, field }) => requiredWords(model, entity, field))),
    );
  }
  let isAll = true;
  const lines = tablesMeant(asked, model).map((entity) => {
    const typed = entity.fields.filter(({ computed }) => computed === undefined);
    const names = typed.filter(({ required }) => required !== isOptionalAsked).map(({ name }) => name);
    isAll &&= names.length === typed.length;
    return `${entity.name}: ${names.length === 0 ? 'nothing' : listOf(names)}`;
  });
  const heading = isOptionalAsked ? 'What may stay empty' : 'What must be filled in';
  const isSo = /\b(?:all|every|everything)\b/.test(asked.text)
    ? isAll
    : lines.some((line) => !line.endsWith(': nothing'));
  return `${asked.isYesNo ? (isSo ? 'Yes. ' : 'No. ') : ''}${listed(heading, lines)}`;
};

const UNIQUE = /\b(?:unique|duplicate|duplicates|twice|same|different in every|distinct)\b/;
const SAME = /\b(?:duplicate|duplicates|twice|same)\b/;

/** 'Is the title unique?', 'Can two tasks have the same name?'. */
export const aboutUnique: Answerer = (asked, { model }) => {
  if (!UNIQUE.test(asked.masked)) return undefined;
  const isSameAsked = SAME.test(asked.masked);
  if (asked.fields.length > 0) {
    const isUnique = asked.fields.every(({ field }) => field.unique === true);
    const parts = asked.fields.map(({ entity, field }) => {
      const name = `${field.name}${ofTable(model, entity)}`;
      if (field.unique) return `${name} must be different in every record`;
      const rule = entity.rules.find((each) => each.kind === 'unique' && each.fields.includes(field.id));
      return rule?.kind === 'unique'
        ? `${name} may repeat, but not together with the same ${listOf(rule.fields.filter((id) => id !== field.id).map((id) => fieldName(model, id)))}`
        : `${name} may be the same in several records`;
    });
    return say(asked, isUnique !== isSameAsked, listOf(parts));
  }
  const tables = tablesMeant(asked, model);
  const lines = [
    ...tables.flatMap((entity) =>
      entity.fields
        .filter(({ unique }) => unique)
        .map(({ name }) => `${name}${ofTable(model, entity)} must be different in every record`),
    ),
    ...rulesBetween(model, tables),
  ];
  if (lines.length > 0) return listed('What may not be the same', lines);
  return say(asked, isSameAsked, 'no field has to be different in every record');
};

/** The rules that compare records: those of the tables, and those of others within a link to one of them. */
function rulesBetween(model: ApplicationModel, tables: readonly Entity[]): string[] {
  return model.entities.flatMap((entity) =>
    entity.rules
      .filter((rule) => {
        if (rule.kind === 'check') return false;
        const ids = rule.kind === 'unique' ? rule.fields : rule.within;
        const linked = entity.fields
          .filter(({ id }) => ids.includes(id))
          .map(({ reference }) => reference?.entity);
        return tables.some((table) => table === entity || linked.includes(table.id));
      })
      .map((rule) => ruleInWords(model, entity, rule)),
  );
}

const LIMITS = pattern('')`
    \b(?:limit|limits|limited|minimum|maximum|min|max|range|bound|bounds|largest|smallest|highest|
    lowest|at most|at least|above|below|exceed|how (?:long|big|high|low|large|small)|how (?:much|
    many)(?= (?:\w+ )*(?:can|may|allowed|possible))|negative|more than|less than|over|under)\b
  `;

function limitWords(model: ApplicationModel, entity: Entity, field: Field): string {
  const name = `${field.name}${ofTable(model, entity)}`;
  if (field.type === 'rating') return `${name} is ${fieldType(model, field)}`;
  const limits = describeLimits(boundsOf(field), field.type);
  return limits === '' ? `${name} has no limits` : `${name} goes ${limits}`;
}

const isBounded = ({ type, min, max }: Field) => type === 'rating' || min !== undefined || max !== undefined;

/** Whether a value that a question names, or one on its side, is within the bounds; undefined where it names none. */
function fitsBounds(field: Field, text: string): boolean | undefined {
  const isRating = field.type === 'rating';
  const { min = isRating ? 1 : -Infinity, max = isRating ? 5 : Infinity } = field;
  if (/\bnegative\b/.test(text)) return min < 0;
  const [, side = '', digits] =
    /\b(over|above|more than|higher than|greater than|exceed|under|below|less than|lower than|be|of|to|as|is) (\d{1,9})\b/.exec(
      text,
    ) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (/^(?:over|above|more|higher|greater|exceed)/.test(side)) return max > value;
  if (/^(?:under|below|less|lower)/.test(side)) return min < value;
  return min <= value && value <= max;
}

/** 'What is the maximum price?', 'Can the rating be 7?'; without a field, all that is limited. */
export const aboutLimits: Answerer = (asked, { model }) => {
  const bounded = asked.fields.filter(({ field }) => isBounded(field));
  const [place] = bounded;
  const isSo = place && asked.isYesNo ? fitsBounds(place.field, asked.masked) : undefined;
  if (place && isSo !== undefined) return say(asked, isSo, limitWords(model, place.entity, place.field));
  if (!LIMITS.test(asked.masked)) return undefined;
  if (asked.fields.length > 0) {
    const words = asked.fields.map(({ entity, field }) => limitWords(model, entity, field));
    return say(asked, bounded.length > 0, listOf(words));
  }
  if (!/\b(?:limit|limits|limited|bounds?|range)\b/.test(asked.masked)) return undefined;
  const lines = tablesMeant(asked, model).flatMap((entity) => [
    ...entity.fields.filter(isBounded).map((field) => limitWords(model, entity, field)),
    ...entity.rules
      .filter(({ kind }) => kind === 'limit' || kind === 'noOverlap')
      .map((rule) => ruleInWords(model, entity, rule)),
  ]);
  return lines.length > 0 ? listed('What is limited', lines) : say(asked, false, 'nothing is limited');
};

const DEFAULTS =
  /\b(?:default|defaults|prefilled|preset|initial|initially|(?:start|starts|begin|begins) (?:with|as|at|out)|new # (?:have|has|get|gets))\b/;

/** 'What does a new task start with?'. */
export const aboutDefaults: Answerer = (asked, { model }) => {
  if (!DEFAULTS.test(asked.masked) || /\bview\b/.test(asked.masked)) return undefined;
  const begins = (entity: Entity, field: Field) =>
    `${field.name}${ofTable(model, entity)} begins ${field.default === undefined ? 'empty' : `with ${expressionInWords(model, entity.id, field.default)}`}`;
  const options = namedIn(asked, 'option').map(({ id }) => id);
  if (asked.fields.length > 0)
    return say(
      asked,
      asked.fields.some(({ field: { default: start } }) =>
        start === undefined ? false : options.length === 0 || options.includes(start),
      ),
      listOf(asked.fields.map(({ entity, field }) => begins(entity, field))),
    );
  const lines = tablesMeant(asked, model).flatMap((entity) =>
    entity.fields.filter((field) => field.default !== undefined).map((field) => begins(entity, field)),
  );
  return lines.length > 0
    ? listed('What a new record begins with', lines)
    : say(asked, false, 'a new record begins empty, as no field has a default');
};

const RULES = pattern('')`
    \b(?:rule|rules|valid|validate|validated|validation|constraint|constraints|restriction|restrictions|
    refused|refuse|refuses|forbidden|prevented|prevents?|restricted|overlap|overlaps|conflict|conflicts|
    double|must hold|checked when|ensure|ensures)\b
  `;

/** 'Which rules are there?', 'Can a room be double booked?'. */
export const aboutRules: Answerer = (asked, { model }) => {
  if (!RULES.test(asked.masked)) return undefined;
  const tables = tablesMeant(asked, model);
  const isOverlap = /\b(?:overlap|overlaps|conflict|conflicts|double)\b/.test(asked.masked);
  if (isOverlap) {
    const found = rulesBetween(model, tables);
    const isRefused = tables.some(({ rules }) => rules.some(({ kind }) => kind === 'noOverlap'));
    if (found.length > 0)
      return `${asked.isYesNo && isRefused ? 'No. ' : ''}${listed('Which records are refused', found)}`;
    return say(asked, true, 'no rule refuses records that overlap');
  }
  const lines = tables.flatMap((entity) => [
    ...entity.rules.map((rule) => ruleInWords(model, entity, rule)),
    ...entity.fields.flatMap((field) => fieldRules(model, entity, field)),
  ]);
  const of = asked.entities.length > 0 ? ` of ${listOf(tables.map(({ plural }) => inSentence(plural)))}` : '';
  if (lines.length > 0) return `${yes(asked)}${listed(`The rules${of}`, lines)}`;
  return say(asked, false, 'no rule is set: anything may be typed in');
};

function fieldRules(model: ApplicationModel, entity: Entity, field: Field): string[] {
  const name = `${field.name}${ofTable(model, entity)}`;
  return [
    ...(field.required ? [`${name} must be filled in`] : []),
    ...(field.unique ? [`${name} must be different in every record`] : []),
    ...(isBounded(field) ? [limitWords(model, entity, field)] : []),
  ];
}
