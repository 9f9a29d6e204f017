import { changeApplication } from '../../change';
import { create } from '../../create-testing';

/** What a prompt's figure counts, in the names of fields and options, and what its coverage says of the wish. */
function figureOf(prompt: string, wish: string): string {
  const { model, coverage } = create(`${prompt}. ${wish}.`);
  const [metric] = model.metrics;
  const told = coverage.find(({ phrase }) => phrase.toLowerCase().includes(wish.toLowerCase().slice(0, 20)));
  const names = new Map(
    model.entities.flatMap(({ fields }) =>
      fields.flatMap(({ id, name, options = [] }) => [
        [id, name] as const,
        ...options.map((option) => [option.id, option.label] as const),
      ]),
    ),
  );
  const named = (code: string | undefined) => code?.replace(/\b[fo]\d+\b/g, (id) => names.get(id) ?? id);
  return `${named(metric?.where) ?? 'all'} by ${named(metric?.by?.field) ?? 'nothing'}: ${told?.state ?? 'untold'}`;
}

const CHORES = 'A list of chores with chore, person, due date and done';
const ERRANDS = 'A list of errands with errand, helper and status (to do, doing, finished)';
const PARCELS = 'A list of parcels with parcel, courier and status (packed, on the way, delivered)';
const INVOICES = 'A list of invoices with number, customer, amount and due date';
const WORKOUTS = 'A list of workouts with workout, athlete, date and minutes';

describe('[READ-05] the verb of a figure says which records count', () => {
  it.each([
    [CHORES, 'Show how many chores each person did', 'Done by Person: built'],
    [CHORES, 'Show how many chores did each person do', 'Done by Person: built'],
    [CHORES, 'Show how many chores each person has completed', 'Done by Person: built'],
    [CHORES, 'Show how many chores each person has', 'all by Person: built'],
    [ERRANDS, 'Show how many errands each helper did', 'Status = Finished by Helper: built'],
    [PARCELS, 'Show how many parcels each courier delivered', 'Status = Delivered by Courier: built'],
    // A log of what was done holds nothing else.
    [WORKOUTS, 'Show how many workouts each athlete did', 'all by Athlete: built'],
    // Nothing tells which these are, so all are counted, and that is said.
    [INVOICES, 'Show how many invoices each customer paid', 'all by Customer: different'],
    [PARCELS, 'Show how many parcels each courier lost', 'all by Courier: different'],
    [PARCELS, 'Show how many parcels each courier did', 'all by Courier: different'],
  ])('%s. %s', (prompt, wish, expected) => {
    expect(figureOf(prompt, wish)).toBe(expected);
  });

  it('says in a chat which records a figure could not leave out', () => {
    const { model } = create(`${INVOICES}.`);
    const result = changeApplication(model, 'show how many invoices each customer paid');
    expect(result).toMatchObject({ kind: 'changed', coverage: [{ state: 'different' }] });
    expect(result.answer).toContain('All invoices are counted: no field of theirs says which were paid.');
    const again = result.kind === 'changed' ? result.model : model;
    expect(changeApplication(again, 'show how many invoices each customer sent').answer).toBe(
      'Nothing was changed: All invoices are counted: no field of theirs says which were sent.',
    );
  });

  it('keeps a figure of each person apart from one of all', () => {
    const { model } = create(`${CHORES}.`);
    const result = changeApplication(model, 'how many chores each person did');
    expect(result.kind === 'changed' && result.model.metrics).toMatchObject([
      { op: 'count', where: 'f4', by: { field: 'f2' } },
    ]);
  });

  it('takes what is under way for nothing that is done', () => {
    const { model } = create(`${ERRANDS}.`);
    const result = changeApplication(model, 'how many errands are done');
    expect(result.kind === 'changed' && result.model.metrics).toMatchObject([{ where: 'f3 = o3' }]);
  });
});
