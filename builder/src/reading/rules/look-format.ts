import { listOf } from '../../words/text';
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

/** One field named: an application has one currency, so the other amounts are told of. */
function setCurrencyOf(said: Said, world: World): Outcome | undefined {
  const field = world.field(said.tokens('field'))?.field;
  const outcome = field?.type === 'money' ? setCurrency(said, world) : undefined;
  const others = world.model.entities
    .flatMap(({ fields }) => fields)
    .filter(({ type, id }) => type === 'money' && id !== field?.id);
  if (!field || !outcome || !('operations' in outcome) || others.length === 0) return outcome;
  const names = listOf([...new Set(others.map(({ name }) => name))].slice(0, 3));
  return { ...outcome, caveat: `An application has one currency: ${names} changed with ${field.name}` };
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
      '(make|have) (it|all|everything|the $money|$money)+ <currency:currency> $tail*',
      '(all|the|our|every)* <old:currency> (should|must|shall) (be|become) <currency:currency> $tail*',
      `
        ($ask|$money|the|all|our|my|every|in|from)* (change|switch|turn|swap|replace|exchange|make|move|go)+ (over|from|all|the|our|my|every|of|$money|in|sign|signs)*
        <old:currency> (sign|signs|symbol|symbols|amounts|prices)* (to|into|for|with|by|-|>|=|→)+ (the|a)?
        <currency:currency> (sign|signs|symbol|symbols|amounts|prices)* $tail*
      `,
      `
        ($ask|show|display|use|write|put|give|have|make|want|$money|the|all|our|in|as|with|be|should|a)* <currency:currency> (sign|signs|symbol)?
        (instead of|in place of|rather than|and not|,? not) (the|in|a)* <old:currency> (sign|signs|symbol)? $tail*
      `,
      `
        (replace|swap|exchange) (all|the|our|every)* <old:currency> (sign|signs|symbol|symbols)? (with|by|for) (the)?
        <currency:currency> (sign|signs|symbol|symbols)? $tail*
      `,
      `
        ($ask|the|our|all|my)* $money (be|are|should be|will be|must be)* <currency:currency> ,? (not|instead of|rather than) (in)?
        <old:currency> $tail*
      `,
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
      'change euros to dollars': '+ currency USD',
      'switch all the prices from € to £': '+ currency GBP',
      'replace the € signs with $': '+ currency USD',
      'show $ instead of €': '+ currency USD',
      'swap EUR for CHF please': '+ currency CHF',
      'turn all euros into yen': '+ currency JPY',
      'euros should be pounds': '+ currency GBP',
      'make it yen': '+ currency JPY',
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
    name: 'the currency of what is named',
    class: 'look',
    when: [
      `
        ($ask|change|set|make|switch|show|display|put|have|give|the|our|all|of)* <field:np> (to|in|into|as|be|should|must|will|are)+
        (the)? <currency:currency> (instead)? $tail*
      `,
      `
        ($ask|change|switch|convert|the|our)* <field:np> from <old:currency> (to|into) (the)? <currency:currency> $tail*
      `,
    ],
    read: setCurrencyOf,
    examples: {
      'stock: set the selling price to pounds': '+ currency GBP',
      'make the unit price in dollars': '+ currency USD',
    },
    counter: ['weight in pounds', "convert dollars to euros with today's rate", 'put the customer in euros'],
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
