import type { DesignOperation } from '@tessera/shared/contracts';
import { describeResult, tablesOf } from '../describe-result';
import { furnish } from '../furnish/furnish';
import { lookFor } from '../furnish/look/make-look';
import { firstAccessNotes } from '../reading/access/access-notes';
import { refused, type Refused } from '../operations/outcome';
import type { CreateResult } from '../types';
import { stepsOfDesign } from '../pointing/design-steps';
import { capitalise, shorten } from '../words/text';
import { emptyModel } from './empty-model';

/** An application that begins with a design of its tables, furnished as one that was asked for in words. */
export function beginWithDesign(
  operations: readonly DesignOperation[],
  { name }: { readonly name: string },
): (CreateResult & { readonly done: true }) | Refused {
  const made = stepsOfDesign(emptyModel(shorten(name, 60)), operations);
  if (!made.done) return refused(`${capitalise(made.why).replace(/\.$/, '')}.`);
  const { model } = made;
  if (model.entities.length === 0) return refused('An app needs at least one table.');
  const furnished = furnish({ ...model, theme: lookFor(model.title, model.entities) }, NOTHING_SAID);
  return {
    done: true,
    model: furnished,
    coverage: [],
    assumptions: firstAccessNotes(furnished).map((sentence) => `${sentence}.`),
    modelChanges: tablesOf(furnished),
    answer: describeResult(furnished, []),
  };
}

const NOTHING_SAID = { exclusions: [], phrases: [] };
