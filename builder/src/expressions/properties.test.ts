import fc from 'fast-check';
import { setClock } from '../kit/calc/clock';
import { checkTree } from './check';
import { compileExpression } from './compile';
import { evaluate } from './evaluate';
import { liveRecord, runCode } from './live-testing';
import { parse, parseCode } from './parse';
import { PlainRecords } from './plain-records';
import { printCode, printWords } from './print';
import { anyModel, anyRecords } from './random-models-testing';
import { anyTree } from './random-trees-testing';
import { codeNamesOf, studio } from './studio-testing';

const modelAndTree = fc
  .oneof(anyModel, fc.constant(studio))
  .chain((model) => fc.tuple(fc.constant(model), anyTree(model)));

const fits: unknown = expect.objectContaining({ type: expect.anything() as unknown });

// The clock stands still between the two that are compared.
beforeAll(() => {
  setClock(new Date(2026, 2, 9, 18, 30));
});
afterAll(() => {
  setClock(null);
});

describe('expressions at random', () => {
  it('[MODEL-02] what is printed parses to the same, with ids and in words, and every type fits', () => {
    fc.assert(
      fc.property(modelAndTree, ([model, tree]) => {
        const scope = { model, entity: 'e1' };
        const code = printCode(tree);
        expect(parseCode(code)).toEqual({ tree });
        const words = printWords(tree, scope);
        expect([words, parse(words, scope)]).toEqual([words, { tree }]);
        expect([code, checkTree(model, 'e1', tree, 'anything')]).toEqual([code, fits]);
      }),
      { numRuns: 300 },
    );
  });

  it('[MODEL-02] compiled code gives what the interpreter gives', () => {
    const samples = fc
      .oneof(anyModel, fc.constant(studio))
      .chain((model) =>
        fc.tuple(
          fc.constant(model),
          anyTree(model),
          anyRecords(model),
          fc.constantFrom('anything' as const, 'rule' as const),
        ),
      );
    fc.assert(
      fc.property(samples, ([model, tree, records, wanted]) => {
        const source = new PlainRecords(model, records);
        const checked = checkTree(model, 'e1', tree, 'anything');
        const isClaim = !('problem' in checked) && checked.type.kind === 'boolean';
        const expected = isClaim ? wanted : 'anything';
        const typed = checkTree(model, 'e1', tree, expected);
        if ('problem' in typed) throw new Error(typed.problem);
        if (typed.type.kind === 'record' || typed.type.kind === 'records') return;
        const names = codeNamesOf(model);
        const compiled = compileExpression(model, 'e1', printCode(tree), {
          names,
          parameter: 'record',
          expected,
        });
        for (const record of records.filter(({ entity }) => entity === 'e1')) {
          const value = evaluate(typed.step, record, source);
          const result = runCode(compiled, names, liveRecord(record, model, names, source));
          expect([compiled.code, result]).toEqual([compiled.code, value]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
