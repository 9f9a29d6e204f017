import { stop } from 'esbuild';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { buildFullModel, buildModel } from '../emit/build-model';
import { buildAwkwardModel, promptModels } from '../emit/sample-models';
import { fromDraft } from '../drafts/from-draft';
import { bandGigs } from '../samples/band-gigs';
import { behavioursOf } from './behaviours-of';
import { failuresIn } from './stage-testing';

/** What models promise is tried in the applications that are made from them. */

// A loaded machine takes its time over a window.
jest.setTimeout(60_000);
afterAll(() => stop());

const named = (models: readonly ApplicationModel[]) => models.map((model) => [model.title, model] as const);

/** A form with two fields of one name says nothing about either. */
function withoutDoubles(model: ApplicationModel): ApplicationModel {
  const entities = model.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.filter(
      ({ name }, place) => entity.fields.findIndex((other) => other.name === name) === place,
    ),
  }));
  return { ...model, entities };
}

describe('[MODEL-15] what a model promises', () => {
  it.each(named(promptModels()))('is kept by %s', async (_, model) => {
    expect(await failuresIn(model)).toEqual([]);
  });

  it('is kept with every type of field, and with names that are hard to put into code', async () => {
    expect(await failuresIn(buildFullModel())).toEqual([]);
    expect(await failuresIn(withoutDoubles(buildAwkwardModel()), { only: /\.add$/u })).toEqual([]);
  });

  it('is kept on a phone, where a calendar opens as an agenda', async () => {
    const band = fromDraft(bandGigs.draft);
    expect(await failuresIn(band, { only: /^v\d+\./u, width: 390 })).toEqual([]);
  });

  it('is the same list for the same model, each promise once and in words', () => {
    const list = () => behavioursOf(buildModel()).map(({ id, title }) => `${id}: ${title}`);
    expect(list()).toEqual(list());
    expect(new Set(list()).size).toBe(list().length);
    expect(list()).toEqual([
      'e1.add: A practice session can be added',
      'e1.edit: A practice session can be changed',
      'e1.delete: A practice session can be deleted, and brought back',
      'e1.kept: Changes to practice sessions are kept',
      'e1.search: Practice sessions can be searched',
      'e1.order: Practice sessions are in order',
      'f1.required: Song must be filled in',
      'f3.bounds: The field Minutes stays within its bounds',
      'v1.shows: The view Table shows practice sessions',
      'v2.shows: The view List shows practice sessions',
      'v3.shows: The view Cards shows practice sessions',
      'p1.opens: The page Practice sessions opens',
    ]);
  });
});
