import type { ApplicationModel, Rule } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import type { Operation } from './operation';
import type { PartDrafts } from './part-operation';

/** What a rule asks for: neither its message nor the field at which that is shown, and columns in whatever order. */
function askedBy(rule: PartDrafts['rule']): string {
  const sorted = (ids: readonly string[]) => [...ids].sort();
  switch (rule.kind) {
    case 'check':
      return JSON.stringify([rule.kind, rule.holds]);
    case 'unique':
      return JSON.stringify([rule.kind, sorted(rule.fields)]);
    case 'noOverlap':
      return JSON.stringify([rule.kind, rule.start, rule.end, sorted(rule.within), rule.where]);
    case 'limit':
      return JSON.stringify([rule.kind, rule.most, sorted(rule.within), rule.where]);
  }
}

/** The rule of the same table that asks for what an added one would ask for. */
export function ruleLike(model: ApplicationModel, operation: Operation): Rule | undefined {
  if (operation.kind !== 'addPart' || operation.part !== 'rule') return undefined;
  const asked = askedBy(operation.draft);
  return entityOf(model, operation.owner)?.rules.find((rule) => askedBy(rule) === asked);
}
