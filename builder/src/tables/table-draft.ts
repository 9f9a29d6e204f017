import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { placeOf, withField } from '../model/edit-model';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';

/** An application that takes a table in: carries out what can be carried out, and tells of it. */
export class TableDraft {
  readonly changes: string[] = [];
  /** What is not as it was asked for. */
  readonly caveats: string[] = [];
  constructor(public model: ApplicationModel) {}

  /** Whether an operation could be done; `isTold`: the receipt names it. */
  apply(operation: Operation, isTold = true): boolean {
    const outcome = applyOperation(this.model, operation);
    if (!outcome.done) return false;
    this.model = outcome.model;
    if (isTold) this.changes.push(outcome.change);
    return true;
  }

  set(id: string, change: (field: Field) => Field): void {
    const place = placeOf(this.model, id);
    if (place) this.model = withField(this.model, place, change(place.field));
  }
}
