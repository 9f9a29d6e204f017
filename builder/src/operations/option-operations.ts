import type { ApplicationModel, ChoiceOption, Field } from '@tessera/shared/contracts';
import type { FieldPlace } from '../model/find';
import { placeOf, withField } from '../model/edit-model';
import { IdSource } from '../model/ids';
import { MAX_OPTIONS } from '../model/make-entity';
import { nameKey } from '../words/text';
import { atField } from './at-node';
import { moved } from './move';
import type { OperationOf } from './operation';
import { refused, type Attempt } from './outcome';
import { removeNodes, withCompany } from './removal';
import { typeInWords } from './type-words';

/** Changes an option where it stands, or says that there is none. */
function atOption(
  model: ApplicationModel,
  { field, option }: { readonly field: string; readonly option: string },
  edit: (option: ChoiceOption, place: FieldPlace, options: readonly ChoiceOption[]) => Attempt,
): Attempt {
  return atField(model, field, (place) => {
    const options = place.field.options ?? [];
    const found = options.find(({ id }) => id === option);
    return found ? edit(found, place, options) : refused(`there is no such option in ${place.field.name}`);
  });
}

/** Options that keep their name keep their id, so records that have them chosen still do. */
export function setOptions(model: ApplicationModel, operation: OperationOf<'setOptions'>): Attempt {
  return atField(model, operation.field, ({ entity, field }) => {
    const ids = new IdSource(model.next);
    const old = field.options ?? [];
    const options = operation.options
      .slice(0, MAX_OPTIONS)
      .map(
        (label) =>
          old.find((option) => nameKey(option.label) === nameKey(label)) ?? { id: ids.option(), label },
      );
    if (JSON.stringify(options) === JSON.stringify(old))
      return refused(`${field.name} already has these options`);
    const gone = old.filter((option) => !options.includes(option)).map(({ id }) => id);
    const removal = removeNodes(model, gone);
    if (!removal.done) return removal;
    const place = placeOf(removal.model, field.id);
    if (!place) return refused(`${field.name} would go with its options`);
    const changed: Field = { ...place.field, options };
    return {
      done: true,
      model: { ...withField(removal.model, place, changed), next: ids.state() },
      change: withCompany(
        `field ${field.name} of ${entity.name} is now ${typeInWords(changed)}`,
        removal.also,
      ),
    };
  });
}

export function addOption(model: ApplicationModel, operation: OperationOf<'addOption'>): Attempt {
  return atField(model, operation.field, (place) => {
    const { field } = place;
    if (field.type !== 'choice') return refused(`${field.name} is no choice`);
    const options = field.options ?? [];
    const twin = options.find((option) => nameKey(option.label) === nameKey(operation.label));
    if (twin) return refused(`${field.name} already has the option ${twin.label}`);
    if (options.length >= MAX_OPTIONS)
      return refused(`${field.name} already has ${String(MAX_OPTIONS)} options`);
    const ids = new IdSource(model.next);
    const longer = { ...field, options: [...options, { id: ids.option(), label: operation.label }] };
    return {
      done: true,
      model: { ...withField(model, place, longer), next: ids.state() },
      change: `option ${operation.label} added to ${field.name} of ${place.entity.name}`,
    };
  });
}

export function removeOption(model: ApplicationModel, operation: OperationOf<'removeOption'>): Attempt {
  return atOption(model, operation, (option, { entity, field }, options) => {
    if (options.length === 1)
      return refused(`${option.label} is the only option of ${field.name}, and a choice needs one`);
    const removal = removeNodes(model, [option.id]);
    if (!removal.done) return removal;
    const change = `option ${option.label} removed from ${field.name} of ${entity.name}`;
    return { done: true, model: removal.model, change: withCompany(change, removal.also) };
  });
}

export function renameOption(model: ApplicationModel, operation: OperationOf<'renameOption'>): Attempt {
  return atOption(model, operation, (option, place, options) => {
    if (option.label === operation.label) return refused(`the option is already called ${option.label}`);
    const twin = options.find(
      (item) => item.id !== option.id && nameKey(item.label) === nameKey(operation.label),
    );
    if (twin) return refused(`${place.field.name} already has the option ${twin.label}`);
    return {
      done: true,
      model: withOption(model, place, { ...option, label: operation.label }),
      change: `option ${option.label} of ${place.field.name} renamed to ${operation.label}`,
    };
  });
}

function withOption(model: ApplicationModel, place: FieldPlace, option: ChoiceOption): ApplicationModel {
  const options = (place.field.options ?? []).map((item) => (item.id === option.id ? option : item));
  return withField(model, place, { ...place.field, options });
}

export function moveOption(model: ApplicationModel, operation: OperationOf<'moveOption'>): Attempt {
  return atOption(model, operation, (option, place, old) => {
    const options = moved(old, option.id, operation.to);
    if (!options) return refused(`${option.label} already stands there`);
    return {
      done: true,
      model: withField(model, place, { ...place.field, options }),
      change: `option ${option.label} of ${place.field.name} moved to place ${String(options.indexOf(option) + 1)}`,
    };
  });
}

export function setTone(model: ApplicationModel, operation: OperationOf<'setTone'>): Attempt {
  return atOption(model, operation, (option, place) => {
    const { tone: before = null, ...rest } = option;
    const { tone } = operation;
    if (before === tone) return refused(`${option.label} already has this colour`);
    return {
      done: true,
      model: withOption(model, place, tone === null ? rest : { ...rest, tone }),
      change: `option ${option.label} of ${place.field.name} ${tone === null ? 'is coloured by its place' : `is now shown as ${tone}`}`,
    };
  });
}
