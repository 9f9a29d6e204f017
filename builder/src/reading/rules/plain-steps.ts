import type { Operation } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { countSaid } from './action-counts';
import { outcomeOf } from './fields-said';
import { ADD } from './plain-adds';
import { CERTAIN, fieldCalled, GIVES_WAY, ORDER, REASON } from './plain-names';

/** 'a +1 button for servings': the number that is named, and no other that the record has. */

function step(said: Said, world: World): Outcome | undefined {
  const place = fieldCalled(said.tokens('field'), world);
  const [first] = said.tokens('step');
  if (!place || place.field.computed !== undefined || !first) return undefined;
  const sign = said.clause.filter(({ end }) => end <= first.start).slice(-1);
  const tokens = [...sign, first, ...said.tokens('field')];
  const effect = /^(?:[+−–-]|plus|minus)$/.test(sign[0]?.text ?? '')
    ? countSaid(tokens, place.entity, world)
    : undefined;
  if (!effect || effect.field !== place.field) return undefined;
  const { to, when, icon, name } = effect;
  const draft = {
    kind: 'change' as const,
    name,
    icon,
    set: [{ field: place.field.id, to }],
    ...(when !== '' && { when }),
  };
  const operation: Operation = { kind: 'addPart', part: 'action', owner: place.entity.id, draft };
  return outcomeOf(world, [operation]);
}

const FINE = "((would | 'd) be (lovely | nice | great | good | handy | useful | helpful | cool | perfect))?";

export const PLAIN_STEPS: readonly Rule[] = [
  {
    name: 'a button that counts what is named',
    class: 'action',
    certainty: CERTAIN + 0.1,
    weight: GIVES_WAY,
    when: [
      `${ORDER} ${ADD}? (a | an | another | the)* (plus | minus | and | - | − | –)+ <step:number> button (for | on | to | at | next to)+ (the | each | every)* <field> ${FINE} ${REASON}`,
    ],
    read: step,
    examples: { 'a +1 button for the points would be handy': '+ action Customer: Points = Points + 1' },
    counter: ['a 1 button for quantity', 'a +1 button for the weather'],
  },
];
