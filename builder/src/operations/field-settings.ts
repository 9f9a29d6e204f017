import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { withField } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { inSentence } from '../words/casing';
import { atField } from './at-node';
import { describeLimits, limitsProblem, sameLimits, withLimits } from './limits';
import type { OperationOf } from './operation';
import { refused, type Attempt } from './outcome';
import { withFittingSamples, withSampleValues } from './samples';

export function setRequired(model: ApplicationModel, operation: OperationOf<'setRequired'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { entity, field } = place;
    const word = operation.required ? 'required' : 'optional';
    if (field.required === operation.required) return refused(`${field.name} is already ${word}`);
    return {
      done: true,
      model: withField(model, place, { ...field, required: operation.required }),
      change: `field ${field.name} of ${entity.name} is now ${word}`,
    };
  });
}

export function setUnique(model: ApplicationModel, operation: OperationOf<'setUnique'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { entity, field } = place;
    const { unique: before = false, ...rest } = field;
    const words = operation.unique
      ? 'must now be different in every record'
      : 'may now be the same in several records';
    if (before === operation.unique) return refused(`that is so already for ${inSentence(field.name)}`);
    return {
      done: true,
      model: withField(model, place, operation.unique ? { ...rest, unique: true } : rest),
      change: `field ${field.name} of ${entity.name} ${words}`,
    };
  });
}

export function setLimits(model: ApplicationModel, operation: OperationOf<'setLimits'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { entity, field } = place;
    const { limits } = operation;
    const changed = withLimits(field, limits);
    const why = limitsProblem(changed);
    if (why !== undefined) return refused(why);
    if (sameLimits(field, limits)) return refused(`${field.name} is already so`);
    return {
      done: true,
      model: withField(model, place, changed),
      change: `field ${field.name} of ${entity.name} is now ${describeLimits(limits, field.type)}`,
    };
  });
}

export function setHelp(model: ApplicationModel, operation: OperationOf<'setHelp'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { help: before = null, ...rest } = place.field;
    const { help } = operation;
    if (before === help) return refused(`the help of ${place.field.name} is already so`);
    return {
      done: true,
      model: withField(model, place, help === null ? rest : { ...rest, help }),
      change:
        help === null
          ? `help of ${place.field.name} removed`
          : `help of ${place.field.name} is now '${help}'`,
    };
  });
}

export function setDefault(model: ApplicationModel, operation: OperationOf<'setDefault'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { default: before = null, ...rest } = place.field;
    const start = operation.default;
    if (before === start) return refused(`${place.field.name} already begins so`);
    return {
      done: true,
      model: withField(model, place, start === null ? rest : { ...rest, default: start }),
      change:
        start === null
          ? `new ${inSentence(place.entity.plural)} begin without ${inSentence(place.field.name)}`
          : `new ${inSentence(place.entity.plural)} begin with a value in ${place.field.name}`,
    };
  });
}

/** What is worked out is not typed in: nothing can be asked of it, and no new record begins with a value of it. */
function asComputed(field: Field, computed: string): Field {
  const { unique: _, default: _start, ...rest } = field;
  return { ...rest, required: false, computed };
}

export function setComputed(model: ApplicationModel, operation: OperationOf<'setComputed'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { field } = place;
    const { computed: before = null, ...typed } = field;
    const { computed } = operation;
    if (before === computed)
      return refused(
        computed === null ? `${field.name} is typed in already` : `${field.name} is already worked out so`,
      );
    const changed = computed === null ? typed : asComputed(field, computed);
    return {
      done: true,
      model: withFittingSamples(withField(model, place, changed), field.id),
      change: `field ${field.name} of ${place.entity.name} is now ${computed === null ? 'typed in' : 'worked out'}`,
    };
  });
}

function withMany(field: Field, many: boolean, ids: IdSource): Field {
  const { many: _, ...rest } = field;
  const { reference } = field;
  return {
    ...rest,
    key: ids.key(field),
    ...(many ? { many: true } : {}),
    // What is deleted is only ever taken out of a list of links.
    ...(reference && many ? { reference: { ...reference, onDelete: 'clear' } } : {}),
  };
}

/** One value and several are stored in different ways, so the values of before stay under their own key. */
export function setMany(model: ApplicationModel, operation: OperationOf<'setMany'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { field } = place;
    const { many } = operation;
    const words = many ? 'several values' : 'one value';
    if ((field.many ?? false) === many) return refused(`${field.name} already holds ${words}`);
    const ids = new IdSource(model.next);
    const changed = { ...withField(model, place, withMany(field, many, ids)), next: ids.state() };
    return {
      done: true,
      model: withSampleValues(changed, field.id, (value) => {
        if (many) return typeof value === 'string' ? [value] : value;
        return Array.isArray(value) ? value[0] : value;
      }),
      change: `field ${field.name} of ${place.entity.name} now holds ${words}`,
    };
  });
}
