import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { capitalise } from '../words/text';
import type { Asked } from './asked';
import type { KnownOfApplication } from './known';

/** Answers one kind of question; undefined where the question is none of its kind. */
export type Answerer = (asked: Asked, known: KnownOfApplication) => string | undefined;

/** A sentence, or 'Yes: …' and 'No: …' where it was asked so. */
export function say(asked: Asked, isTrue: boolean, sentence: string): string {
  if (!asked.isYesNo) return `${capitalise(sentence)}.`;
  return `${isTrue ? 'Yes' : 'No'}: ${sentence}.`;
}

const EXISTS =
  /\b(?:any|anything|something|is there|are there|there is|there are|have|has|had|store|stores|contain|contains|include|includes|keep|keeps|track|tracks|hold|holds|exist|exists)\b/;

/** 'Yes. ' in front of what was asked for, where it was asked whether there is such a thing. */
export const yes = ({ isYesNo, masked }: Asked): string =>
  isYesNo && EXISTS.test(masked) && !/^(?:can|could|may|must|should|will)\b/.test(masked) ? 'Yes. ' : '';

/** A heading with lines below it; one line stands behind the heading. */
export function listed(heading: string, lines: readonly string[]): string {
  if (lines.length === 1 && !(lines[0] ?? '').includes(': '))
    return `${heading}: ${lines[0] ?? ''}.`.replace(/([”.])\.$/, '$1');
  return [`${heading}:`, ...lines.map((line) => `• ${line}`)].join('\n');
}

/** '1 table', '3 tables'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** The tables that a question is about: those that it names, those of the fields that it names, or all. */
export function tablesMeant(asked: Asked, model: ApplicationModel): readonly Entity[] {
  if (asked.entities.length > 0) return asked.entities;
  const strong = asked.mentions.filter(({ isStrong }) => isStrong);
  const named = strong.flatMap(({ meanings }) => meanings.flatMap(({ entity }) => entity ?? []));
  return named.length > 0 ? [...new Set(named)] : model.entities;
}

/** Where named parts are looked for: everywhere, as they belong to one table whatever else is named. */
export function tablesWith(
  asked: Asked,
  model: ApplicationModel,
  named: ReadonlySet<string>,
): readonly Entity[] {
  return named.size > 0 ? model.entities : tablesMeant(asked, model);
}

/** ' of Task' where an application has several tables to tell apart. */
export function ofTable(model: ApplicationModel, { name }: Entity): string {
  return model.entities.length > 1 ? ` of ${name}` : '';
}
