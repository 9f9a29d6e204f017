import { tryApp } from '../behaviours/stage-testing';
import { buildEntity, buildField, buildModel } from '../emit/build-model';

const model = buildModel({
  entities: [
    buildEntity({
      fields: [buildField(1), buildField(2)],
      samples: [{ id: 's1', values: { f1: 'Scales', f2: 'Slowly' } }],
    }),
  ],
});

/** What a version that had the first field alone kept: a sample with this id. */
function keptBefore(id: string): string {
  const moment = '2026-01-01T12:00:00.000Z';
  const sample = { id, createdAt: moment, updatedAt: moment, values: { 'f1.1': 'Scales' }, isSample: true };
  return JSON.stringify({ v: 1, records: { e1: [sample] }, fields: { 'f1.1': { type: 'text' } } });
}

function idsIn(text: string | null): readonly string[] {
  const { records } = JSON.parse(text ?? '') as { records: { e1: readonly { id: string }[] } };
  return records.e1.map(({ id }) => id);
}

describe('[MODEL-15] what a trial begins with', () => {
  it('is nothing else than what is given, also after a reload that fills in a new field of the samples', async () => {
    const { robot, close } = await tryApp(model);
    await robot.begin(keptBefore('s1'));
    await robot.reload();
    await robot.begin(keptBefore('s2'));

    expect(idsIn(robot.stored())).toEqual(['s2']);
    close();
  });
});
