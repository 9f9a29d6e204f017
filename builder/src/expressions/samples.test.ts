import { fromDraft } from '../drafts/from-draft';
import { expressionsOf, type PlacedExpression } from '../model/expressions';
import { SAMPLE_APPLICATIONS } from '../samples';
import { checkExpression } from './check';
import type { Expected } from './fit';
import { indexOf } from './model-index';
import { parse } from './parse';
import { printCode, printWords } from './print';
import type { ModelIndex } from './model-index';

function expectedOf({ expects }: PlacedExpression, index: ModelIndex): Expected {
  if (expects.kind === 'condition') return 'condition';
  if (expects.kind !== 'field') return 'measure';
  return index.fields.get(expects.field)?.field ?? 'anything';
}

describe('the expressions of the sample applications', () => {
  it.each(SAMPLE_APPLICATIONS.map(({ id, draft }) => [id, fromDraft(draft)] as const))(
    '[MODEL-02] are understood in %s, fit where they stand, and are said again in the same sense',
    (_id, model) => {
      for (const placed of expressionsOf(model)) {
        const { entity, expects } = placed;
        const scope = {
          model,
          ...(entity !== undefined && { entity }),
          ...(expects.kind === 'field' && { field: expects.field }),
        };
        const parsed = parse(placed.text, scope);
        if ('problem' in parsed) throw new Error(`${placed.text}: ${parsed.problem}`);
        const code = printCode(parsed.tree);
        const checked = checkExpression(model, entity ?? null, code, expectedOf(placed, indexOf(model)));
        expect([placed.text, checked]).toEqual([placed.text, expect.objectContaining({ tree: parsed.tree })]);
        expect(parse(printWords(parsed.tree, scope), scope)).toEqual(parsed);
      }
    },
  );
});
