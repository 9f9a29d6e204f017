import type { Entity } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { inSentence } from '../words/casing';
import type { Asked } from './asked';
import { withArticle } from './in-words';
import type { KnownOfApplication } from './known';
import { wordsOfName } from './names';
import { isFunctionWord } from './vocabulary';

/** Questions made of an application itself, to press (SCR-02, SCR-06). */

const MOST = 3;

function ofTable(entity: Entity, isLinked: boolean): string[] {
  const [name, many] = [entity.name, inSentence(entity.plural)];
  const choice = entity.fields.find(({ options }) => options);
  const computed = entity.fields.find((field) => field.computed !== undefined);
  const [badge] = entity.badges;
  const [action] = entity.actions;
  return [
    `What does ${name} store?`,
    `Which checks cover ${name}?`,
    `What is required of ${name}?`,
    ...(computed ? [`How is ${computed.name} of ${name} worked out?`] : []),
    ...(badge ? [`When is ${badge.text} shown?`] : []),
    ...(action ? [`What does ${action.name} do?`] : []),
    ...(choice ? [`What are the options of ${choice.name} of ${name}?`] : []),
    ...(entity.rules.length > 0 ? [`Which rules hold for ${many}?`] : []),
    `How are ${many} sorted?`,
    `Which views do ${many} have?`,
    ...(isLinked ? [`What happens when I delete ${withArticle(inSentence(name))}?`] : []),
  ];
}

function candidates({ model, checks, versions }: KnownOfApplication): string[] {
  const linked = new Set(
    model.entities.flatMap(({ fields }) => fields.flatMap(({ reference }) => reference?.entity ?? [])),
  );
  const [metric] = model.metrics;
  const perTable = model.entities.map((entity) => ofTable(entity, linked.has(entity.id)));
  const longest = Math.max(...perTable.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => perTable.flatMap((own) => own[at] ?? [])).flat();
  return [
    ...inTurn.slice(0, 1),
    ...(checks.some(({ state }) => state === 'failed') ? ['Which checks fail?'] : []),
    ...(versions.length > 0 ? ['What changed last?'] : []),
    ...(metric && entityOf(model, metric.entity) ? [`How is ${metric.name} worked out?`] : []),
    ...inTurn.slice(1),
    'What is this application about?',
    ...(linked.size > 0 ? ['How are the tables linked?'] : []),
    'Which pages are there?',
    'What is worked out?',
    'What must be filled in?',
    ...(checks.length > 0 ? ['Do all checks pass?'] : []),
    'Where are the records kept?',
    ...(versions.length > 0 ? ['How many versions are there?'] : []),
  ];
}

/**
 * At most three questions that are near to one that was asked, and that are answered themselves.
 *
 * @param isAnswered whether a question is understood
 */
export function nearestQuestions(
  asked: Asked,
  known: KnownOfApplication,
  isAnswered: (question: string) => boolean,
): string[] {
  const tellingOf = (text: string) =>
    wordsOfName(text).filter((word) => word.length > 2 && !isFunctionWord(word));
  const words = new Set(tellingOf(asked.text));
  const all = [...new Set(candidates(known))].map((text, at) => {
    const own = tellingOf(text);
    return { text, at, key: own.join(' '), near: own.filter((word) => words.has(word)).length };
  });
  const same = tellingOf(asked.text).join(' ');
  const ordered = all.toSorted((one, other) => other.near - one.near || one.at - other.at);
  const taken: string[] = [];
  for (const { text, key } of ordered) {
    if (taken.length === MOST) break;
    if (key !== same && isAnswered(text)) taken.push(text);
  }
  return taken;
}
