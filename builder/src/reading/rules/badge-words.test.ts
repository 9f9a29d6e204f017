import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../../change';
import { createApplication } from '../../create';

const { model: bees } = createApplication(
  'Inspections of bees with date, mites counted (number) and notes. Warn when mites counted is above 10.',
  { name: 'Bees' },
);

function changed(model: ApplicationModel, message: string): ApplicationModel {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') throw new Error(result.answer);
  return result.model;
}
const tonesOf = ({ entities }: ApplicationModel) =>
  entities.flatMap(({ badges }) => badges.map(({ tone }) => tone));

describe('[READ-05] a badge that is there', () => {
  it('gets the colour that is asked for, and is told of where it has it', () => {
    expect(tonesOf(bees)).toEqual(['warning']);
    const red = changed(bees, 'When mites counted is above 10, show the inspection in red');
    expect(tonesOf(red)).toEqual(['bad']);
    const again = changeApplication(red, 'When mites counted is above 10, show the inspection in red');
    expect([again.kind, again.answer]).toEqual([
      'no_effect',
      expect.stringContaining('already show the badge'),
    ]);
  });

  it('is no limit, where what shall happen then cannot be done', () => {
    const result = changeApplication(bees, 'When mites counted is above 20, ring a bell');
    expect(result.kind).toBe('not_understood');
  });
});
