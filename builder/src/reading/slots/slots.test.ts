import { tokenise } from '../../language/tokenise';
import { faultsOf } from '../outcome-testing';
import { exampleWorld } from '../reading-testing';
import { bare } from '../rule';
import { World } from '../world';
import { SLOT_READERS } from './all-slots';

/** `SLOTS=metric,badge` runs only these classes, for whoever writes one. */
const only = process.env['SLOTS']?.split(',');
const tested = SLOT_READERS.filter((reader) => only?.includes(reader.class) ?? true);

it('[READ-07] there is one slot reader for a class at most', () => {
  const classes = SLOT_READERS.map((reader) => reader.class);
  expect(new Set(classes).size).toBe(classes.length);
});

describe.each(tested.map((reader) => [reader.class, reader] as const))('slots of a %s', (_class, reader) => {
  it.each(Object.entries(reader.examples))('[READ-02] [READ-07] reads “%s”', (example, gives) => {
    const { model, clause } = exampleWorld(example);
    const outcome = reader.read(bare(tokenise(clause)), new World(model));
    expect(outcome && faultsOf(model, clause, outcome, gives)).toEqual([]);
  });
});
