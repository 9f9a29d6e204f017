import type { Action, ApplicationModel, Field } from '@tessera/shared/contracts';
import { stepsOf } from '../expressions/check';
import { evaluate } from '../expressions/evaluate';
import type { PlainRecord } from '../expressions/plain-records';
import { SampleRecords } from '../furnish/samples/sample-records';
import type { Value } from '../kit/data/types';

/** Sample records whose actions can be pressed. */
export class PressableRecords extends SampleRecords {
  static override on(model: ApplicationModel, day: string): PressableRecords {
    return new PressableRecords(model, SampleRecords.on(model, day).records);
  }

  /** What pressing an action on a record leaves, and the record that it changed or added. */
  press(action: Action, record: PlainRecord): { after: SampleRecords; touched: PlainRecord } {
    const entity = action.kind === 'add' ? action.entity : record.entity;
    const fields = this.fieldsOf(entity);
    const set = Object.fromEntries(
      action.set.flatMap(({ field: id, to }) => {
        const field = fields.find((candidate) => candidate.id === id);
        return field ? [[id, this.evaluate(record, to, field)] as const] : [];
      }),
    );
    const touched =
      action.kind === 'add'
        ? { id: 'new', entity, values: { ...this.starts(fields), ...set } }
        : { ...record, values: { ...record.values, ...set } };
    const others = this.records.filter(({ id }) => id !== touched.id);
    return { after: new SampleRecords(this.model, [...others, touched]), touched };
  }

  /** What a new record begins with. */
  private starts(fields: readonly Field[]): Record<string, Value> {
    return Object.fromEntries(
      fields.map((field) => {
        if (field.default === undefined) return [field.id, null];
        const { step } = stepsOf(this.model, null, field.default, field);
        return [field.id, evaluate<PlainRecord>(step, null, this.source)];
      }),
    );
  }
}
