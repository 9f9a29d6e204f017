import { whichRecords } from '../meaning/which-records';
import { phraseAt } from '../figures/phrases';
import { GROUP_MARKS } from '../figures/words';
import { figureIn } from '../figures/read-figures';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { CERTAIN, ORDER, REASON } from './plain-names';

/** 'show the number of recipes with 5 stars', and what is said of a figure behind it: 'show that at the top'. */

function counted(said: Said, world: World): Outcome | undefined {
  const what = said.tokens('what');
  // 'how many chores each person did' is told apart by who did them.
  if (what.some((_, at) => phraseAt(what, at, GROUP_MARKS) > 0)) return undefined;
  const found = whichRecords(what, world);
  return (
    found && figureIn({ entity: found.entity, op: 'count', where: found.code, condition: found.code }, world)
  );
}

/** Figures stand on a page of their own, which has nothing above them. */
function atTop(_: Said, { touched }: World): Outcome | undefined {
  const isFigure = touched.did?.operations.some(
    (operation) => 'part' in operation && operation.part === 'metric',
  );
  // Nothing was spoken of that could stand there.
  if (!touched.did && touched.field === undefined) return { nothing: true };
  return isFigure === true ? { already: 'the figure stands at the top of its page' } : undefined;
}

const SHOW = '(show | show me | see | display | want | have | add | give me | need | put)';

export const PLAIN_FIGURES: readonly Rule[] = [
  {
    name: 'how many records that are named there are',
    class: 'metric',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${SHOW} (a | the)* (number | count | tally) of <what> ${REASON}`,
      `${ORDER} ${SHOW}? how many <what> (there are | we have | i have | do we have | are there)? ${REASON}`,
      // Behind what is to be counted.
      `${ORDER} (show | put | see | display | have | place)+ (that | it | this | them | the figure | the number | the total)? (at | on | up)+ (the)? (very)? top (of the (page | list | app))? ${REASON}`,
    ],
    read: (said, world) => (said.has('what') ? counted(said, world) : atTop(said, world)),
    examples: {
      'show the number of unpaid orders': '+ metric count Order where not Paid',
      'runs: show the number of runs with 4 stars or more': '+ metric count Run where Mood >= 4',
      'show that at the top': 'nothing',
      'show how many packed orders we have': '+ metric count Order where Status is "Packed"',
    },
    counter: [
      'show the number of orders',
      'add the number of guests',
      'show the number of orders per customer',
    ],
  },
];
