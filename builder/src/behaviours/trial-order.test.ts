import type { ApplicationModel } from '@tessera/shared/contracts';
import { buildFullModel } from '../emit/build-model';
import { fromDraft } from '../drafts/from-draft';
import { SAMPLE_APPLICATIONS } from '../samples/index';
import { floristOrders } from '../samples/florist-orders';
import { affectedBehaviours } from './affected';
import { behavioursOf } from './behaviours-of';
import { inTrialOrder, kindOf, KINDS, type Occasion } from './trial-order';

/** What is tried first when there may be no time for all of it. */

const model = fromDraft(floristOrders.draft);
const idsIn = (occasion?: Occasion) => inTrialOrder(model, occasion).map(({ id }) => id);
const coreOf = (ids: readonly string[]) => ids.filter((id) => /\.(?:opens|add|edit|delete)$/u.test(id));

/** The model before the last field of the first entity was made required. */
function beforeFieldWasRequired(): ApplicationModel {
  const [first, ...others] = model.entities;
  if (!first) throw new Error('The sample has entities.');
  const fields = first.fields.map((field, place) =>
    place === first.fields.length - 1 ? { ...field, required: !field.required } : field,
  );
  return { ...model, entities: [{ ...first, fields }, ...others] };
}

describe('[MODEL-15] the order of trials', () => {
  it('begins with the pages and with adding, changing and deleting on each', () => {
    const ids = idsIn();
    const core = coreOf(ids);
    expect(core).toHaveLength(model.pages.length + 3 * model.entities.length);
    expect(ids.slice(0, core.length)).toEqual(core);
  });

  it('begins with what a change is about, goes on with the core, then with what lies nearest', () => {
    const before = beforeFieldWasRequired();
    const affected = affectedBehaviours(before, model);
    const ids = idsIn({ before });
    expect(affected.size).toBeGreaterThan(0);
    expect(new Set(ids.slice(0, affected.size))).toEqual(affected);

    const rest = ids.slice(affected.size);
    const core = coreOf(rest);
    expect(rest.slice(0, core.length)).toEqual(core);
    const required = rest.filter((id) => id.endsWith('.required'));
    const own = model.entities[0]?.fields.map(({ id }) => `${id}.required`) ?? [];
    const near = required.filter((id) => own.includes(id));
    expect(near.length).toBeGreaterThan(0);
    expect(required.slice(0, near.length)).toEqual(near);
    expect(required.length).toBeGreaterThan(near.length);
  });

  it('puts what was asked for in words before everything else', () => {
    const [last = ''] = idsIn().slice(-1);
    expect(idsIn({ asked: new Set([last]) })[0]).toBe(last);
  });

  it('leaves nothing out, and knows every kind of promise', () => {
    for (const one of [buildFullModel(), ...SAMPLE_APPLICATIONS.map(({ draft }) => fromDraft(draft))]) {
      const ids = inTrialOrder(one).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(
        behavioursOf(one)
          .map(({ id }) => id)
          .toSorted(),
      );
      expect(ids.filter((id) => !KINDS.includes(kindOf(id)))).toEqual([]);
    }
  });
});
