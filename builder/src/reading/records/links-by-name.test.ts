import { layOut } from '../text/layout';
import { startModel } from '../prompt/start-model';
import { TaggedReader } from '../prompt/tagged-reader';

/** `Slot.Band > Band` for each link of the application that a prompt starts. */
function linksOf(prompt: string): string[] {
  const { entities } = startModel(new TaggedReader().read(layOut(prompt)), undefined, 'Application').model;
  const nameOf = (id: string) => entities.find((entity) => entity.id === id)?.name ?? '';
  return entities.flatMap(({ name, fields }) =>
    fields.flatMap((field) =>
      field.reference
        ? [`${name}.${field.name} ${field.many === true ? '>>' : '>'} ${nameOf(field.reference.entity)}`]
        : [],
    ),
  );
}

describe('[READ-04] links between records', () => {
  it('makes each field that names another kind of record a link', () => {
    const prompt = 'Bands: name, genre\nStages: name, capacity\nSlots: which band, which stage, start, end';
    expect(linksOf(prompt)).toEqual(['Slot.Band > Band', 'Slot.Stage > Stage']);
  });

  it.each([
    [
      'who did it',
      'Actors: name, phone\nCostumes: description, size, who wears it, mended by',
      ['Costume.Who wears it > Actor', 'Costume.Mended by > Actor'],
    ],
    [
      'what a bracket says',
      'Sailors: name, phone\nCrews: day, helm (a sailor), bow (also from the sailors)',
      ['Crew.Helm > Sailor', 'Crew.Bow > Sailor'],
    ],
    [
      'several of them',
      'Tools: name, day price\nHires: customer, tools on it (several), from',
      ['Hire.Tools on >> Tool'],
    ],
    [
      'words of databases',
      'Greenhouse: name, city\nSensor: label, greenhouseId, installed_on',
      ['Sensor.GreenhouseId > Greenhouse'],
    ],
    [
      'a picture that is a record',
      'Pictures: caption, place, taken on\nPrintings: which picture, issue date, page',
      ['Printing.Picture > Picture'],
    ],
    [
      'what was used and who was there',
      'Starters: name, flour\nLoaves: baked on, starter used, crumb',
      ['Loaf.Starter used > Starter'],
    ],
  ])('makes %s a link', (_what, prompt, expected) => {
    expect(linksOf(prompt)).toEqual(expected);
  });

  it.each([
    'Applicants: name, school\nScores: applicant, scored by, points',
    'Boxes: number, size\nDrops: box, date, box damaged',
    'Contractors: firm, phone\nSnags: what is wrong, contractor, fix by',
  ])('makes no second link in %j', (prompt) => {
    expect(linksOf(prompt)).toHaveLength(1);
  });

  it('links what is listed together and nobody linked', () => {
    const prompt = 'Trees: tag number, variety\nPrunings: date, season\nHarvests: date, crates';
    expect(linksOf(prompt)).toEqual(['Pruning.Tree > Tree', 'Harvest.Tree > Tree']);
  });
});
