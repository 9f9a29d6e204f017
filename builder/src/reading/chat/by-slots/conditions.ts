import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { tokenise } from '../../../language/tokenise';
import { wordList } from '../../../language/word-list';
import { conditionAbout, type ConditionSaid } from '../../meaning/about';
import { badgeWhere } from '../../rules/badge-words';
import { kindSaid, optionSaid } from '../../rules/edit-said';
import { filterWhere } from '../../rules/filter-made';
import { wordsOf, type Outcome } from '../../rule';
import { World } from '../../world';
import { fieldsOfSlots } from './removals';
import type { SlotReading, Slots } from './slots';

/** What stands out and what is to be seen: the condition that the slots say, without all the words around them. */

/** How it is marked, and by what: no part of what is so. */
const SIGN = wordList(`
  red orange yellow amber green blue purple pink grey gray gold golden black white crimson scarlet violet turquoise brown
  pale bright light dark deep hatched bold highlighted coloured colored star stars dot dots triangle triangles flag flags
  mark marks badge badges symbol symbols sign signs icon icons tick ticks cross crosses cake cakes crown crowns skull skulls
  flame flames warning little small big a an the in or whatever exclamation
`);

const isSign = (words: readonly Token[]) => words.every(({ key }) => SIGN.has(key));

const DENIED = /^(?:non|un|not)-?$/;

/** 'no shows' is an option of that name before 'no' denies anything. */
function optionCode(words: readonly Token[], world: World): ConditionSaid | undefined {
  if (words.some(({ tag, text }) => tag === 'not' || /[!<>=]/.test(text))) return undefined;
  const found = optionSaid(words, world);
  if (found?.kind !== 'option' || found.field.many === true || found.field.type !== 'choice')
    return undefined;
  return { entity: found.entity, code: `${found.field.id} = ${found.option}`, tokens: words };
}

/** 'Non swimmers', 'the unpaid ones': a yes-or-no by its name. */
function flagCode(words: readonly Token[], entities: readonly Entity[]): ConditionSaid | undefined {
  const [first, ...rest] = words.filter(
    ({ tag, key }) => tag !== 'article' && !/^(?:ones?|only|just)$/.test(key),
  );
  if (!first || rest.length !== 1 || !DENIED.test(first.key)) return undefined;
  const stem = (rest[0]?.lemma ?? '').replace(/s$/, '');
  const found = entities.flatMap((entity) =>
    entity.fields
      .filter(({ type, name }) => type === 'boolean' && name.toLowerCase().replace(/s$/, '').startsWith(stem))
      .map((field): ConditionSaid => ({ entity, code: `not ${field.id}`, tokens: words })),
  );
  return stem.length > 2 && found.length === 1 ? found[0] : undefined;
}

/** The kind of records that is named, else the one that is spoken of, before the others. */
function within(slots: Slots, world: World): World {
  const [named] = slots.all('t').flatMap((words) => kindSaid(words, world) ?? []);
  return named ? new World(world.model, { ...world.touched, entity: named.id }) : world;
}

const retold = (text: string) => tokenise(text);
/** 'only those away', 'anyone with …' */
const LEAD =
  /^(?:(?:only|just|nothing but|those|the|ones|whoever|anyone|anything|anyhting|all|that|who|which|are|is|what's|what|whats)\s+)+/i;

/** The wordings that may say the condition: with the field in front where it is a slot of its own. */
function wordings(slots: Slots): (readonly Token[])[] {
  const fields = slots.all('f').map(wordsOf);
  const values = slots
    .all('v')
    .filter((words) => !isSign(words))
    .map((words) => wordsOf(words).replace(LEAD, ''));
  const [field] = fields;
  const [value] = values;
  if (value === undefined || isNumber(value) || values.length > 1 || fields.length > 1) return [];
  if (field === undefined) return [retold(value), retold(`is ${value}`)];
  return [retold(`${field} is ${value}`), retold(`${field} ${value}`), retold(`${value} ${field}`)];
}

/** What is said has to be read whole: a number that is lost makes another condition. */
function keepsNumbers(words: readonly Token[], { code }: ConditionSaid): boolean {
  const said = words.filter(({ text }) => /^\d+(?:[.,]\d+)?$/.test(text));
  return said.every(({ text }) => code.replace(/\b[a-z]+\d+\b/g, ' ').includes(text.replace(',', '.')));
}

/** 'Sent and not Sent' is so of nothing. */
const isSenseless = (code: string): boolean =>
  [...code.matchAll(/\b(f\d+) = (o\d+)/g)].some(([, field = '', option = '']) =>
    code.includes(`${field} != ${option}`),
  );

/** A number says nothing without what compares it: 'past five' was cut too short. */
const isNumber = (text: string) =>
  /^(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(text.trim());

/** 'Only', 'just' and signs beside an option say no more of it. */
const isSilent = (words: readonly Token[]) => isSign(words) || /^(?:only|just)\b/i.test(wordsOf(words));

function conditionIn(slots: Slots, world: World): ConditionSaid | undefined {
  const options = slots.all('o');
  const fields = fieldsOfSlots(slots, world);
  // 'Here past its departure' is more than Here: what another field says must not be lost.
  const isWhole = (said: ConditionSaid | undefined) =>
    fields.every(({ field }) => said?.code.includes(field.id));
  const [option, more] = options;
  if (option) {
    const said = !more && slots.all('v').every(isSilent) ? optionCode(option, world) : undefined;
    return isWhole(said) ? said : undefined;
  }
  return wordings(slots)
    .map((words) => ({ words, said: codeSaid(words, world) }))
    .find(({ words, said }) => said && isWhole(said) && keepsNumbers(words, said) && !isSenseless(said.code))
    ?.said;
}

const codeSaid = (words: readonly Token[], world: World): ConditionSaid | undefined =>
  optionCode(words, world) ?? flagCode(words, world.model.entities) ?? conditionAbout(words, world);

const badge: SlotReading = (slots, tokens, world) => {
  const here = within(slots, world);
  const said = conditionIn(slots, here);
  return said && badgeWhere(said, tokens, here);
};

const HIDES =
  /^(?:hide|hidden|rid|takeout|ditch|skip|without|except|exclude|drop|remove|leave|out|away|vanish|disappear|gone|not|n't|no|never|minus)$/;
const OPENS = /^(?:only|just|opening|open|opens|default|start|starts|nothing|landing|always|hide|skip)$/;
const CHOOSES = /^(?:by|pick|choose|narrow|filter|search|tick|select)$/;

/** Which value it is will be said later: every list lets people choose one. */
function choosing(slots: Slots, tokens: readonly Token[], world: World): Outcome | undefined {
  const isOpen = slots.all('v', 'o', 'n').length === 0 && tokens.some(({ key }) => CHOOSES.test(key));
  return isOpen && fieldsOfSlots(slots, world).length > 0
    ? { already: 'Every list can be searched, and filtered by its fields' }
    : undefined;
}

/** The words that no slot holds: 'don't show those that aren't' denies twice, and once of it is what is said of them. */
function outsideOf(slots: Slots, tokens: readonly Token[]): readonly Token[] {
  const inside = slots.all('v', 'o').flatMap((words) => words.map(({ key }) => key));
  return [...tokens].reverse().filter(({ key }) => {
    const at = inside.lastIndexOf(key);
    if (at >= 0) inside.splice(at, 1);
    return at < 0;
  });
}

const filter: SlotReading = (slots, tokens, world) => {
  const chosen = choosing(slots, tokens, world);
  if (chosen) return chosen;
  const here = within(slots, world);
  const said = conditionIn(slots, here);
  if (!said) return undefined;
  const outside = outsideOf(slots, tokens);
  const isHidden = outside.some(({ key, tag }) => HIDES.test(key) || tag === 'not');
  const isDefault = isHidden || tokens.some(({ key }) => OPENS.test(key));
  return filterWhere(said, here, { isPlain: true, isHidden, isDefault });
};

export const CONDITIONS = { badge, filter } as const;
