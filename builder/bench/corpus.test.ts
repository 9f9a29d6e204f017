import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkModel } from '../src/checks/check-model';
import { readCorpus, type Entry } from './corpus';
import { HALVES, loadHalf } from './load';

const FOLDER = join(import.meta.dirname, '../corpus');

const filesOf = (...path: readonly string[]) =>
  readdirSync(join(FOLDER, ...path)).map((name) => readFileSync(join(FOLDER, ...path, name), 'utf8'));

describe('the corpus', () => {
  const halves = HALVES.map((half) => ({ half, ...loadHalf(FOLDER, half) }));
  const entries = halves.flatMap((half) => half.entries);

  it.each(HALVES)('[READ-01] is in its notation: %s', (half) => {
    const texts = [...filesOf(half), ...filesOf('everyday', half), ...filesOf('short', half)];
    expect(texts.flatMap((text) => readCorpus(text).faults)).toEqual([]);
  });

  it('[READ-01] has at least 600 prompts and 400 changes, each once', () => {
    const changes = entries.filter(({ kind }) => kind === 'change');
    expect(entries.length - changes.length).toBeGreaterThanOrEqual(600);
    expect(changes.length).toBeGreaterThanOrEqual(400);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('[READ-01] sets the entries with even numbers aside', () => {
    const isEven = ({ id }: Entry) => Number(/\d+$/.exec(id)?.[0]) % 2 === 0;
    expect(
      halves.flatMap(({ half, entries: own }) => own.filter((one) => isEven(one) !== (half === 'set-aside'))),
    ).toEqual([]);
  });

  it.each(HALVES)('[READ-01] has thirty short prompts at least: %s', (half) => {
    expect(loadHalf(join(FOLDER, 'short'), half).entries.length).toBeGreaterThanOrEqual(30);
  });

  it('[READ-05] has changes to applications that hold every rule of a model', () => {
    const broken = halves.flatMap(({ base, entries: own }) =>
      [...new Set(own.flatMap(({ on }) => on ?? []))].flatMap((name) =>
        checkModel(base(name))
          .filter(({ passed }) => !passed)
          .map(({ message }) => `${name}: ${message ?? ''}`),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('[READ-01] says with every line what it means', () => {
    const text = `### a-1 plain en short
loans: tool, due
---
record Loan | Lending
  Tool: text | link Tool
  Back by | Due?: date = Lent on + 7 days
  Status: choice Open / Back
sort Loan Back by asc
rule Booking no-overlap Room
nonsense`;
    const {
      entries: [entry],
      faults,
    } = readCorpus(text);
    expect(faults).toEqual(['line 10: nonsense']);
    expect(entry?.text).toBe('loans: tool, due');
    expect(entry?.meant[0]?.fact).toEqual({
      kind: 'record',
      names: ['Loan', 'Lending'],
      fields: [
        { names: ['Tool'], isOptional: false, types: [{ type: 'text' }, { type: 'link', to: 'Tool' }] },
        {
          names: ['Back by', 'Due'],
          isOptional: true,
          types: [{ type: 'date' }],
          computed: 'Lent on + 7 days',
        },
        { names: ['Status'], isOptional: false, types: [{ type: 'choice', options: ['Open', 'Back'] }] },
      ],
    });
    expect(entry?.meant.slice(1).map(({ fact }) => fact)).toEqual([
      { kind: 'sort', words: 'Loan Back by', direction: 'asc' },
      { kind: 'overlap', words: 'Booking Room' },
    ]);
  });
});
