import { currencyIn } from '../meaning/currency';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';

/** What amounts are in, and on which day weeks begin. */

function setCurrency(said: Said, world: World): Outcome | undefined {
  const code = currencyIn(said.text('currency'));
  if (!code || (said.has('old') && currencyIn(said.text('old')) === undefined)) return undefined;
  if (code === world.model.format.currency) return { already: `Amounts are in ${code} already` };
  return { operations: [{ kind: 'setCurrency', currency: code }] };
}

const DAYS = { m: 'monday', sa: 'saturday', su: 'sunday' } as const;

function setWeekStart(said: Said, world: World): Outcome | undefined {
  const [, letters] = /^(m|sa|su)/.exec(said.text('day').toLowerCase()) ?? [];
  const weekStart = letters === undefined ? undefined : DAYS[letters as keyof typeof DAYS];
  if (!weekStart) return undefined;
  if (world.model.format.weekStart === weekStart) return { already: 'Weeks begin so already' };
  return { operations: [{ kind: 'setWeekStart', weekStart }] };
}

const ASKED =
  "($ask|$money|display|show|change|switch|convert|the|our|all|of|only|shown|expressed|given|pay|paid|charge|here|deal|count|calculate|work|always|their|my|we're)*";
const FIXED = '(as|be|should|must|will|to|=|:|-|use|the|symbol|sign)*';

export const FORMAT_RULES: readonly Rule[] = [
  {
    name: 'the currency',
    class: 'look',
    when: [
      `${ASKED} in (the)? <currency:currency> (as|the|currency|symbol|sign)* $tail*`,
      `${ASKED} (the|our|all|default|main)* currency ${FIXED} <currency:currency> $tail*`,
      `(the|all|our|my)* $money (be|are|should be|will be|must be|to be|,|:)+ (all|always|in|given in|stored in)* (the)? <currency:currency> $tail*`,
      '($ask|use|with|the|a|switch|change|to|everything|it|all)* <currency:currency> (as|the|our|for|currency|symbol|sign|signs|$money|all)+ $tail*',
      `
        ($ask|use|with|the|a|switch|change|to|in|everything|it|all|$money)* <currency:currency> ,? (instead
        of|not|and not|rather than|no) (the|in)? <old:currency> $tail*
      `,
      '($ask|switch|change|convert|$money|the)* from <old:currency> to <currency:currency> $tail*',
      '($ask|change|switch|convert|the|$money)* (change|switch|convert|use) (the|it|to|into|all|$money)* <currency:currency> $tail*',
      '<currency:currency> (for everything|everywhere|throughout)+',
    ],
    read: setCurrency,
    examples: {
      'in pounds': '+ currency GBP',
      'prices are in pounds': '+ currency GBP',
      'currency: CHF': '+ currency CHF',
      'use dollars': '+ currency USD',
      'amounts in euros please': 'already',
      'pounds not dollars': '+ currency GBP',
      'In US dollars': '+ currency USD',
      'the currency should be Swiss francs': '+ currency CHF',
      'show prices in £': '+ currency GBP',
      'change the currency from euros to dollars': '+ currency USD',
      'everything in Canadian dollars': '+ currency CAD',
      'we pay in Swedish kronor': '+ currency SEK',
      'prices are pounds': '+ currency GBP',
      'dollars instead of euros': '+ currency USD',
      '£ everywhere please': '+ currency GBP',
    },
    counter: [
      'weight in pounds and ounces',
      'price in the list',
      'the amount in words',
      'paid in cash',
      "convert dollars to euros with today's rate",
    ],
  },
  {
    name: 'the first day of the week',
    class: 'look',
    when: [
      `
        ($ask|the|our|my|all|calendar|and|with|of|a|,)* (week|weeks|calendar|calendars)
        (should|to|must|always|be|will|have to|need to)*
        (start|starts|starting|begin|begins|beginning|run|runs|running) (on|with|from|at)? (a|the)? <day> (to
        $week-day)? (please|here|in this country|not on? <old>)*
      `,
      '$ask* (start|begin) (the|our|my|each|every)? (week|weeks|calendar) (on|with|from)? (a)? <day> $tail*',
      '$ask* <day> (as|be|is|should|to|the|a|our)+ (first|start|beginning) (day)? (of|the|our|a)* (week|calendar) $tail*',
      '($ask|the|with)* (first|start) (day)? (of|the|our)* (week|calendar) (be|should|:|=|to|on|a)* <day> $tail*',
      '$week-day first in (the)? (calendar|week)',
      '($ask|have|put|the|calendar|calendars|with|,)+ <day> first $tail*',
    ],
    read: setWeekStart,
    examples: {
      'week starts on Monday': '+ week monday',
      'weeks starting on Monday': '+ week monday',
      'our week begins on a Sunday': '+ week sunday',
      'start the week on Saturday': '+ week saturday',
      'Monday is the first day of the week': '+ week monday',
      'first day of the week: Sunday': '+ week sunday',
      'the calendar should begin with Monday': '+ week monday',
    },
    counter: ['the course starts on Monday', 'week', 'start on Monday'],
  },
];
