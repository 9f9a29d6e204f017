import { createApplication } from '../../create';

/** The badges and filters of the application of a prompt, by whose they are. */
function partsOf(prompt: string): string[] {
  const { model } = createApplication(prompt, { name: 'Application' });
  return model.entities.flatMap(({ name, badges, filters }) => [
    ...badges.map(() => `badge of ${name}`),
    ...filters.map(() => `filter of ${name}`),
  ]);
}

describe('what is so of a record that others point at', () => {
  it.each([
    [
      'Boats: name, insurance until\nBerths: number, boat, from, to\n\nHighlight insurance that has run out.',
      ['badge of Boat'],
    ],
    [
      'Vans: plate, next MOT\nTrips: van, driver, date, km\n\nMOT within 30 days in orange.',
      ['badge of Van'],
    ],
  ])('[READ-02] is said of that record: %j', (prompt, expected) => {
    expect(partsOf(prompt)).toEqual(expected);
  });
});
