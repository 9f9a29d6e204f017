import type { ApplicationModel } from '@tessera/shared/contracts';
import { IdSource } from '../model/ids';
import { MAX_OPTIONS } from '../model/make-entity';
import { inSentence } from '../words/casing';
import { nameKey } from '../words/text';
import { placeOf, withField } from '../model/edit-model';
import { NO_FIELD } from './field-operations';
import { refused, type Operation, type Outcome } from './operation';

type Of<K extends Operation['kind']> = Extract<Operation, { kind: K }>;

export function addOption(model: ApplicationModel, operation: Of<'addOption'>): Outcome {
  const place = placeOf(model, operation.field);
  if (place?.field.type !== 'choice') return refused(NO_FIELD);
  const options = place.field.options ?? [];
  const twin = options.find((option) => nameKey(option.label) === nameKey(operation.label));
  if (twin) return refused(`${place.field.name} already has the option ${twin.label}`);
  if (options.length >= MAX_OPTIONS)
    return refused(`${place.field.name} already has ${String(MAX_OPTIONS)} options`);
  const ids = new IdSource(model.next);
  const field = { ...place.field, options: [...options, { id: ids.option(), label: operation.label }] };
  return {
    done: true,
    model: { ...withField(model, place, field), next: ids.state() },
    change: `option ${operation.label} added to ${place.field.name} of ${place.entity.name}`,
  };
}

export function removeOption(model: ApplicationModel, operation: Of<'removeOption'>): Outcome {
  const place = placeOf(model, operation.field);
  const option = place?.field.options?.find((item) => item.id === operation.option);
  if (!place || !option) return refused(NO_FIELD);
  const options = (place.field.options ?? []).filter((item) => item.id !== option.id);
  if (options.length === 0)
    return refused(`${option.label} is the only option of ${place.field.name}, and a choice needs one`);
  return {
    done: true,
    model: withField(model, place, { ...place.field, options }),
    change: `option ${option.label} removed from ${place.field.name} of ${place.entity.name}`,
    archived: `Records with ${option.label} keep that value until ${inSentence(place.field.name)} is chosen again`,
  };
}

export function renameOption(model: ApplicationModel, operation: Of<'renameOption'>): Outcome {
  const place = placeOf(model, operation.field);
  const option = place?.field.options?.find((item) => item.id === operation.option);
  if (!place || !option) return refused(NO_FIELD);
  if (option.label === operation.label) return refused(`the option is already called ${option.label}`);
  const options = place.field.options ?? [];
  const twin = options.find(
    (item) => item.id !== option.id && nameKey(item.label) === nameKey(operation.label),
  );
  if (twin) return refused(`${place.field.name} already has the option ${twin.label}`);
  const renamed = options.map((item) => (item.id === option.id ? { ...item, label: operation.label } : item));
  return {
    done: true,
    model: withField(model, place, { ...place.field, options: renamed }),
    change: `option ${option.label} of ${place.field.name} renamed to ${operation.label}`,
  };
}
