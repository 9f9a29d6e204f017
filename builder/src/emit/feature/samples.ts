import type { Field, Sample } from '@tessera/shared/contracts';
import { propertyOf, type EntityContext } from '../context';
import { Imports } from '../imports';
import { arrayOf, hardLine, objectOf, print, type Doc } from '../layout';
import { inComment, quote } from '../source-text';

type SampleValue = Sample['values'][string];

/** An option is written by its name in code. */
function valueDoc(context: EntityContext, field: Field, value: SampleValue, imports: Imports): Doc {
  const options = context.own.options.get(field.id);
  const text = (one: string): string => {
    const property = options?.properties.get(one);
    if (!options || property === undefined) return quote(one);
    return `${imports.value('./types', options.constant)}.${property}`;
  };
  if (Array.isArray(value)) return arrayOf(value.map(text));
  return typeof value === 'string' ? text(value) : String(value);
}

function sampleDoc(context: EntityContext, sample: Sample, imports: Imports): Doc {
  const values = context.entity.fields.flatMap((field) => {
    const value = sample.values[field.id];
    return value === undefined
      ? []
      : [[`${propertyOf(context, field.id)}: `, valueDoc(context, field, value, imports)]];
  });
  const own = sample.isOwn === true ? ['isOwn: true'] : [];
  return objectOf([`id: ${quote(sample.id)}`, ...own, ['values: ', objectOf(values)]]);
}

function purposeOf(samples: readonly Sample[]): string {
  return samples.some(({ isOwn }) => isOwn)
    ? 'to begin with: each is put in once.'
    : 'that show how it works; one press removes them.';
}

/** `samples.ts`: the records that an application opens with the first time. */
export function emitSamples(context: EntityContext): string {
  const { entity } = context;
  const imports = new Imports();
  imports.type('../../kit/data/types', 'Sample');
  const samples = entity.samples.map((sample) => sampleDoc(context, sample, imports));
  return print([
    imports.print(),
    [`/** ${inComment(entity.plural)} ${purposeOf(entity.samples)} */`, hardLine],
    ['export const samples: readonly Sample[] = ', arrayOf(samples, true), ';'],
  ]);
}
