import type { ApplicationModel, HeldRecords, RunQuestion } from '@tessera/shared/contracts';
import { migrationBetween } from '../operations/migration';
import { capitalise, listOf } from '../words/text';
import { effectsOnPrivacy, isPublicEffect } from './public-effect';
import { effectsOnRecords, type RecordEffect } from './record-effect';

/** More names than these are too many for a button. */
const NAMED = 3;
const VERBS = ['remove', 'change'] as const;

export interface AskedChange {
  readonly message: string;
  readonly before: ApplicationModel;
  readonly after: ApplicationModel;
  /** What the page counted; undefined where it did not. */
  readonly held: HeldRecords | undefined;
}

/** 'Remove Phone', 'Remove Phone and Email', 'Remove Phone and change Priority'. */
function confirmWords(effects: readonly RecordEffect[]): string {
  const namesOf = (verb: RecordEffect['verb']) => [
    ...new Set(effects.flatMap((effect) => (effect.verb === verb ? [effect.name] : []))),
  ];
  const groups = VERBS.map((verb) => ({ verb, names: namesOf(verb) })).filter(
    ({ names }) => names.length > 0,
  );
  if (groups.flatMap(({ names }) => names).length > NAMED) return 'Make these changes';
  return capitalise(listOf(groups.map(({ verb, names }) => `${verb} ${listOf(names)}`)));
}

/**
 * What is asked before a change that reaches records (MODEL-17): what would happen to how many of them, and the words on
 * its two buttons; and before one that lets everyone read what is personal (DATA-02). Undefined where it does neither.
 */
export function questionAbout({ message, ...change }: AskedChange): RunQuestion | undefined {
  const effects = effectsOnRecords(change, migrationBetween(change.before, change.after));
  const opened = effectsOnPrivacy(change.before, change.after);
  if (effects.length === 0)
    return opened.length === 0
      ? undefined
      : { message, effects: opened, confirm: 'Make them public', keep: 'Keep them private' };
  return {
    message,
    effects: [...effects.map(({ on, text }) => ({ on, text: `${capitalise(text)}.` })), ...opened],
    confirm: opened.length > 0 ? 'Make these changes' : confirmWords(effects),
    keep: effects.length + opened.length === 1 ? 'Keep it' : 'Keep them',
  };
}

/** The question as the assistant says it. */
export function askInWords({ effects }: RunQuestion): string {
  const texts = effects.map(({ text }) => text).join(' ');
  // What strangers have read is not taken back by undoing.
  const isOpening = effects.some(isPublicEffect);
  if (isOpening)
    return `${texts} ${effects.every(isPublicEffect) ? 'Make them public?' : 'Make these changes?'}`;
  return `${texts} You can undo this.`;
}
