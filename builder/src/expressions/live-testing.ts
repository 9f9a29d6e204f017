import { compileFunction } from 'node:vm';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { StoredLive } from '../kit/data/live';
import { allRecords } from '../kit/calc/records';
import type { Live } from '../kit/data/types';
import { calcEntry, type CalcName } from './calc';
import type { CompiledExpression } from './compile';
import { indexOf } from './model-index';
import type { CodeNames } from './names';
import type { PlainRecord, PlainRecords } from './plain-records';

/** Runs compiled expressions over live records that read plain ones. */

/** A record as compiled code reads it. */
export function liveRecord(
  record: PlainRecord,
  model: ApplicationModel,
  names: CodeNames,
  source: PlainRecords,
): Live {
  const reach = (other: PlainRecord) => liveRecord(other, model, names, source);
  const live: Live = new StoredLive(record.id, {
    nameOf: () => '',
    idOf: () => null,
    all: (entity) => source.all(entity).map(reach),
  });
  const define = (name: string, get: () => unknown) => Object.defineProperty(live, name, { get });
  const own = names.get(record.entity);
  for (const field of indexOf(model).entities.get(record.entity)?.fields ?? []) {
    define(own?.fields.get(field.id) ?? '', () => {
      if (field.type !== 'reference') return source.value(record, field.id);
      const targets = source.targets(record, field.id).map(reach);
      return field.many === true ? targets : (targets[0] ?? null);
    });
  }
  for (const [reference, name] of own?.links ?? []) {
    const from = indexOf(model).fields.get(reference)?.entity.id ?? '';
    define(name, () => source.linked(record, from, reference).map(reach));
  }
  return live;
}

/** The options of every entity by the names of their constants: { InvoiceStatus: { paid: 'o3' } }. */
function constantsOf(names: CodeNames): Record<string, Record<string, string>> {
  const constants: Record<string, Record<string, string>> = {};
  for (const { options } of names.values()) {
    for (const [id, name] of options) {
      const [constant = '', member = ''] = name.split('.');
      (constants[constant] ??= {})[member] = id;
    }
  }
  return constants;
}

export function runCode({ code, imports }: CompiledExpression, names: CodeNames, record: Live): unknown {
  const constants = constantsOf(names);
  const values = imports
    .filter(({ isType }) => !isType)
    .map(({ module, name }) => {
      if (name === 'allRecords') return [name, allRecords] as const;
      return [name, module.startsWith('kit/') ? calcEntry(name as CalcName).run : constants[name]] as const;
    });
  // The only types in compiled code are those of whole lists.
  const script = code.replaceAll(/allRecords<\w+>/gu, 'allRecords');
  const run = compileFunction(`return ${script};`, ['record', ...values.map(([name]) => name)]) as (
    ...parts: unknown[]
  ) => unknown;
  return run(record, ...values.map(([, value]) => value));
}
