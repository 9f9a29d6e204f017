import type { ChoiceOption, Entity, Field } from '@tessera/shared/contracts';
import { nameKey } from '../../words/text';
import { itemAt } from '../stable-hash';
import { isState, toneOf } from '../tones';

/** Where a sample stands: behind us or ahead, so that its state and its days say the same. */
export interface Turn {
  readonly isDone: boolean;
  /** Days from today on which it is due, or was. */
  readonly day: number;
}

const BEHIND = [-3, -9, -1, -16, -6, -24, -12, -2];
const AHEAD = [2, 0, 5, 9, 1, 14, 20, 7];

const DONE_NAME =
  /\b(?:done|completed?|finished|paid|returned|delivered|collected|bought|packed|closed|resolved|sent|attended|watched|visited|read|taken|picked up|learned|answered|built|thanked|sold)\b/;

export const isDoneMark = ({ type, name }: Field) => type === 'boolean' && DONE_NAME.test(nameKey(name));

const isClosing = ({ label, tone = toneOf(label) }: ChoiceOption) => tone === 'good' || tone === 'bad';

/** Every option has its turn, in order. */
export function optionAt({ options = [] }: Field, place: number): ChoiceOption | undefined {
  return itemAt(options, place);
}

/** Whether what a record stands for is over: by its state, by a mark; every other one where nothing says so. */
function isOver({ fields }: Entity, place: number): boolean {
  const typed = fields.filter(({ computed }) => computed === undefined);
  const state = typed.find(isState);
  const option = state && optionAt(state, place);
  if (option) return isClosing(option);
  return typed.some(isDoneMark) ? place % 3 === 0 : place % 2 === 1;
}

/** The turn of a sample. The third of those that are open is late. */
export function turnOf(entity: Entity, index: number, attempt: number): Turn {
  const place = index + attempt;
  const isDone = isOver(entity, place);
  const days = isDone || place % 5 === 2 ? BEHIND : AHEAD;
  return { isDone, day: (itemAt(days, index) ?? 0) + attempt * 11 };
}
