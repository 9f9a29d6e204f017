import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import { readClause, wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { LOOK_RULES } from './look';
import { CERTAIN, ORDER } from './plain-names';
import { PLAIN_MOVES } from './plain-moves';
import { PLAIN_RENAMES } from './plain-renames';
import { PLAIN_REQUIRED } from './plain-required';
import { PLAIN_TYPES } from './plain-types';
import { ORDER_RULES } from './edit-order';
import { RETYPE_RULES } from './edit-retype';
import { VIEW_RULES } from './views';

/** 'make category a free text and quantity required', 'make it blue and dark': two orders that share their beginning. */

const HALVES: readonly Rule[] = [
  ...PLAIN_REQUIRED,
  ...PLAIN_TYPES,
  ...PLAIN_RENAMES,
  ...PLAIN_MOVES,
  ...RETYPE_RULES,
  ...ORDER_RULES,
  ...LOOK_RULES,
  ...VIEW_RULES,
];

/** Both halves by themselves; each has to be read. */
function bothOf(first: string, second: string, world: World): Outcome | undefined {
  const one = readClause(HALVES, tokenise(first), world)?.outcome;
  const other = readClause(HALVES, tokenise(second), world)?.outcome;
  if (!one || !other || !('operations' in one) || !('operations' in other)) return undefined;
  return { operations: [...one.operations, ...other.operations] };
}

const isBetween = ({ key }: Token) => /^(?:and|but|,)$/.test(key);
const LOOKS = /^(?:it|this|everything|all)$/;

/** 'make A this and B that'; of a look the second half is of the same thing: 'make it blue and dark'. */
function shared(said: Said, world: World): Outcome | undefined {
  const rest = said.tokens('rest');
  const [first] = rest;
  if (!first) return undefined;
  const verb = said.clause.findLast(({ start }) => start < first.start)?.text ?? '';
  const joints = rest.flatMap((token, at) => (at > 0 && isBetween(token) ? [at] : []));
  for (const at of joints) {
    const behind = rest.slice(at + 1).filter(({ key }, place) => place > 0 || key !== 'and');
    const isLook = LOOKS.test(first.key) && behind.length <= 2;
    const second = isLook ? `${first.text} ${wordsOf(behind)}` : wordsOf(behind);
    const outcome = bothOf(`${verb} ${wordsOf(rest.slice(0, at))}`, `${verb} ${second}`, world);
    if (outcome) return outcome;
  }
  return undefined;
}

/** 'description should be required and come before severity': one field, two wishes. */
function ofOne(said: Said, world: World): Outcome | undefined {
  if (!/^(?:be|come|go|stand|appear|move)$/.test(said.tokens('other')[0]?.lemma ?? '')) return undefined;
  const field = said.text('field');
  return bothOf(`${field} should ${said.text('one')}`, `${field} should ${said.text('other')}`, world);
}

export const PLAIN_TWICE: readonly Rule[] = [
  {
    name: 'one verb for two orders',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [`${ORDER} (make | set | turn | change | mark | show | display | open) <rest>`],
    read: shared,
    examples: {
      'make the notes a checkbox and the city required':
        '~ type Order.Notes: boolean\n+ required Customer.City',
      'make it blue and dark': '+ accent blue\n+ look dark',
    },
    counter: ['make the phone and the city required', 'make it dark'],
  },
  {
    name: 'two orders of one field',
    class: 'edit',
    certainty: CERTAIN,
    when: ['<field> (should | must) <one> and (should | must)? <other>'],
    read: ofOne,
    examples: {
      'tasks: the deadline should be required and come before the priority':
        '+ required Task.Deadline\n~ order Task.Deadline after Title',
    },
    counter: ['start should be before end and after today'],
  },
];
