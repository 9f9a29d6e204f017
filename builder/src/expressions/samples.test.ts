import { fromDraft } from '../drafts/from-draft';
import { expressionsOf } from '../model/expressions';
import { SAMPLE_APPLICATIONS } from '../samples';
import { checkExpression } from './check';
import { parse } from './parse';
import { printCode, printWords } from './print';

describe('the expressions of the sample applications', () => {
  it.each(SAMPLE_APPLICATIONS.map(({ id, draft }) => [id, fromDraft(draft)] as const))(
    '[MODEL-02] are understood in %s, fit where they stand, and are said again in the same sense',
    (_id, model) => {
      for (const { text, entity, expects } of expressionsOf(model)) {
        const scope = {
          model,
          ...(entity !== null && { entity }),
          ...(typeof expects === 'object' && { field: expects.id }),
        };
        const parsed = parse(text, scope);
        if ('problem' in parsed) throw new Error(`${text}: ${parsed.problem}`);
        const checked = checkExpression(model, entity, printCode(parsed.tree), expects);
        expect([text, checked]).toEqual([text, expect.objectContaining({ tree: parsed.tree })]);
        expect(parse(printWords(parsed.tree, scope), scope)).toEqual(parsed);
      }
    },
  );
});
