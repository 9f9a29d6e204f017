import type { ApplicationModel } from '@tessera/shared/contracts';
import { parse } from '../../expressions/parse';
import { printWords } from '../../expressions/print';
import { tokenise } from '../../language/tokenise';
import type { TaggedSpan } from '../../tagger/tag-prompt';
import type { Line } from '../text/layout';
import { startModel } from './start-model';
import { TaggedReader } from './tagged-reader';
import { withWorkedFields } from './worked-fields';

/** 'Hire: weeks; weekly rate' as a tagger gives it: the name of records, and fields. */
function lineOf(text: string): readonly [Line, readonly TaggedSpan[]] {
  const [record = '', fields = ''] = text.split(/:(.*)/s);
  const spans: TaggedSpan[] = [
    { kind: 'record', tokens: tokenise(record) },
    ...fields.split(';').map((field): TaggedSpan => ({ kind: 'field', tokens: tokenise(field) })),
  ];
  return [{ kind: 'sentence', tokens: spans.flatMap(({ tokens }) => tokens) }, spans];
}

/** 'Total = Weeks * Weekly rate' */
function computedIn(model: ApplicationModel): string[] {
  return model.entities.flatMap((entity) =>
    entity.fields.flatMap(({ name, computed }) => {
      if (computed === undefined) return [];
      const scope = { model, entity: entity.id };
      const parsed = parse(computed, scope);
      return 'tree' in parsed ? [`${name} = ${printWords(parsed.tree, scope)}`] : [];
    }),
  );
}

function worked(text: string): string[] {
  const tagged = new Map(text.split('\n').map((line) => lineOf(line)));
  const reading = new TaggedReader().read([...tagged.keys()], tagged);
  const { model } = startModel(reading, undefined, 'Application');
  return computedIn(withWorkedFields(model, reading.fields).model);
}

describe('a field of a prompt', () => {
  it.each([
    [
      'what a bracket says',
      'Sale: dish; portions; price; takings (portions x price)',
      'Takings = Portions × Price',
    ],
    [
      'what a sign of equality says',
      'Run: metres; minutes; speed = metres / minutes',
      'Speed = Metres ÷ Minutes',
    ],
    ['a word between', 'Tank: inflow; outflow; net is inflow minus outflow', 'Net = Inflow − Outflow'],
    [
      'a day so long after another',
      'Loan: tool; date lent; back by (10 days after date lent)',
      'Back by = Date lent + 10 days',
    ],
    [
      'that it is worked out, by its name',
      'Shift: person; start time; end time; hours worked out',
      'Hours = End time − Start time',
    ],
    [
      'a total of what is counted and what one costs',
      'Order: quantity; unit price; total',
      'Total = Quantity × Unit price',
    ],
    [
      'the count that the price is for',
      'Job: number of doors; number of windows; price per window; total',
      'Total = Number of windows × Price per window',
    ],
    ['what is left of a price', 'Cake: price; deposit; still to pay', 'Still to pay = Price − Deposit'],
    [
      'an age beside a day of birth',
      'Cat: name; date of birth; age',
      'Age = rounddown((today − Date of birth) ÷ 365.25)',
    ],
    [
      'how many belong to it',
      'Shelf: room; number of books\nBook: title; shelf',
      'Number of books = count(Books)',
    ],
    [
      'an average of what belongs to it',
      'Wine: name; average stars\nTasting: wine; stars (1-5); date',
      'Average stars = average(Stars in Tastings)',
    ],
    [
      'the sum of what belongs to it',
      'Project: name; sum of the hours\nVisit: project; hours; note',
      'Sum of hours = sum(Hours in Visits)',
    ],
  ])('[READ-02] is worked out from %s', (_what, text, expected) => {
    expect(worked(text)).toEqual([expected]);
  });

  it.each([
    ['a range', 'Shift: start date; end date; time (start - end)'],
    ['what is only proposed', 'Rent: price per day; days; deposit (usually 2 x price)'],
    ['a price for one', 'Load: price / m3; cubic metres'],
    ['a total with a discount', 'Order: quantity; unit price; discount; total'],
    ['a total of two prices', 'Job: hours; hourly rate; price per visit; total'],
    ['a count of what is not linked', 'Trip: name; number of guests\nHotel: name; stars'],
    ['a sum that is paid in parts', 'Invoice: number; total amount\nPayment: invoice; amount'],
    ['two deposits', 'Stay: price; deposit; key deposit; balance'],
  ])('[READ-02] is typed in where it is %s', (_what, text) => {
    expect(worked(text)).toEqual([]);
  });
});
