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

  it('links what is listed together and nobody linked', () => {
    const prompt = 'Trees: tag number, variety\nPrunings: date, season\nHarvests: date, crates';
    expect(linksOf(prompt)).toEqual(['Pruning.Tree > Tree', 'Harvest.Tree > Tree']);
  });
});
