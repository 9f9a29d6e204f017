import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Expected } from '../expressions/fit';
import { DraftError, findNamed } from './draft-error';
import { readExpression } from './expression';

/** Finds by name what an application holds, and puts words into expressions over it. */
export class Names {
  /** With every entity, field, option and metric, and nothing that refers to them yet. */
  private readonly outline: ApplicationModel;

  constructor(outline: ApplicationModel) {
    this.outline = outline;
  }

  entity(name: string, place: string): Entity {
    return findNamed(this.outline.entities, name, 'entity', place);
  }

  /** By its plural, which is what pages are called. */
  entityOfPage(plural: string, place: string): Entity {
    const byPlural = this.outline.entities.map((entity) => ({ name: entity.plural, entity }));
    return findNamed(byPlural, plural, 'entity with the plural', place).entity;
  }

  field(entity: Entity, name: string, place: string): Field {
    return findNamed(entity.fields, name, `field in ${entity.name}`, place);
  }

  fieldIds(entity: Entity, names: readonly string[], place: string): string[] {
    return names.map((name) => this.field(entity, name, place).id);
  }

  metricId(name: string, place: string): string {
    return findNamed(this.outline.metrics, name, 'metric', place).id;
  }

  metricIds(names: readonly string[], place: string): string[] {
    return names.map((name) => this.metricId(name, place));
  }

  /** 'Due desc' → the field and the direction. */
  sort(entity: Entity, text: string, place: string): Entity['sort'] {
    const [, name = text, direction = 'asc'] = /^(.*?)(?: (asc|desc))?$/.exec(text) ?? [];
    return { field: this.field(entity, name, place).id, direction: direction === 'desc' ? 'desc' : 'asc' };
  }

  /** What holds or not for a record of the entity. */
  condition(entity: Entity, words: string, place: string): string {
    return this.expression(entity, words, 'condition', place);
  }

  /** Words over one record of the entity, that give what is expected. */
  expression(entity: Entity, words: string, expected: Expected, place: string): string {
    return readExpression(words, { model: this.outline, entity, expected, place });
  }

  /** What a field is set to, worked out from a record of the entity, to which the field need not belong. */
  value(entity: Entity, field: Field, words: string, place: string): string {
    return optionId(field, words) ?? this.expression(entity, words, field, place);
  }

  /** What a field begins with. */
  start(field: Field, words: string, place: string): string {
    return optionId(field, words) ?? readExpression(words, { model: this.outline, expected: field, place });
  }

  /** The id of an option by its label. */
  optionId(field: Field, label: string, place: string): string {
    const options = (field.options ?? []).map((option) => ({ name: option.label, id: option.id }));
    if (options.length === 0) throw new DraftError(place, `${field.name} has no options.`);
    return findNamed(options, label, `option of ${field.name}`, place).id;
  }
}

/** The option that a label alone means. */
function optionId(field: Field, label: string): string | undefined {
  return field.options?.find((option) => option.label === label)?.id;
}
