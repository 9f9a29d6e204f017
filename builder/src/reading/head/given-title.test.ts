import { createApplication } from '../../create';
import { givenTitle } from './given-title';

describe('a name that is given outright', () => {
  it.each([
    ['Call it "Kiln book". Firings with date and cone', 'Kiln book'],
    ['call it Kiln Light\n\nshelf | cone', 'Kiln Light'],
    ['Title: Seed bank ledger\nWe keep seeds', 'Seed bank ledger'],
    ['Pots with glaze and price, and name the app Shelf life, thanks', 'Shelf life'],
    ['could you call it My orchard please', 'My Orchard'],
  ])('[READ-01] is read in %j', (words, title) => {
    expect(givenTitle(words)?.title.toLowerCase()).toBe(title.toLowerCase());
  });

  it.each([
    'title: text\nauthor: text',
    "Let's call it a day. Books",
    'we call it the barn: cows, pigs',
    'Call it off if it rains',
    'Call it what you like',
    'so I can call the vet',
  ])('[READ-01] is none in %j', (words) => {
    expect(givenTitle(words)).toBeUndefined();
  });

  it('[READ-01] makes no records and leaves nothing to report', () => {
    const { model, coverage } = createApplication(
      'Title: Seed bank ledger\nSeeds: plant, harvested on, grams, shelf',
      { name: 'Application' },
    );
    expect(model.title).toBe('Seed bank ledger');
    expect(model.entities).toHaveLength(1);
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
  });
});
