import { createApplication } from '../../create';

/** Each kind of records with what it points at, and which of its fields were asked about. */
function read(prompt: string) {
  const { model } = createApplication(prompt, { name: 'Application' });
  const nameOf = (id: string) => model.entities.find((entity) => entity.id === id)?.name;
  return Object.fromEntries(
    model.entities.map(({ name, fields }) => [
      name,
      {
        fields: fields.map((field) => field.name),
        links: fields.flatMap(({ reference }) => (reference ? [nameOf(reference.entity)] : [])),
      },
    ]),
  );
}

describe('a prompt of one sentence', () => {
  it('[READ-02] keeps every kind of records that it lists, and links what happens to what it happens to', () => {
    const kept = read('A kayak hire: kayaks, guides, bookings with date and deposit');
    expect(Object.keys(kept)).toEqual(expect.arrayContaining(['Kayak', 'Guide', 'Booking']));
    expect(kept['Kayak']?.fields).toContain('Name');
    expect(kept['Booking']?.fields).toEqual(expect.arrayContaining(['Date', 'Deposit']));
    expect(kept['Booking']?.links).toEqual(expect.arrayContaining(['Kayak', 'Guide']));
  });

  it('[READ-02] turns back to what belongs to something, for the fields behind it', () => {
    const kept = read(
      'a defects app where each defect belongs to a building, with severity (low, high) and due date',
    );
    expect(kept['Defect']?.links).toEqual(['Building']);
    expect(kept['Defect']?.fields).toEqual(expect.arrayContaining(['Severity', 'Due date']));
    expect(kept['Building']?.fields).not.toContain('Severity');
  });

  it('[READ-02] makes of what each one has records of its own', () => {
    const kept = read('Workshop app with customers and quotes, each quote has items with quantity and price');
    expect(kept['Item']?.fields).toEqual(expect.arrayContaining(['Quantity', 'Price']));
    expect(kept['Item']?.links).toEqual(['Quote']);
  });

  it('[READ-03] gives records of a known kind their usual fields, and no general ones', () => {
    const kept = read('Dance school with teachers, students and payments');
    const general = Object.values(kept).filter(
      ({ fields }) => fields.includes('Title') && fields.includes('Category'),
    );
    expect(general).toEqual([]);
    expect(kept['Payment']?.fields).toEqual(expect.arrayContaining(['Date', 'Amount']));
  });

  it('[READ-02] takes what an application shall show for no fields', () => {
    const kept = read('A sleep tracker that shows my average per week');
    const names = Object.values(kept).flatMap(({ fields }) => fields);
    expect(names.filter((name) => /^(?:that|shows?|my)$/i.test(name))).toEqual([]);
  });

  it('[READ-02] gives what is asked for on a board its columns', () => {
    const { model } = createApplication('A kanban board for my team with tasks and deadlines', {
      name: 'Application',
    });
    expect(model.entities.flatMap(({ views }) => views.map(({ kind }) => kind))).toContain('board');
  });
});
