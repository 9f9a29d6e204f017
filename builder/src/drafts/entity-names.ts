import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Expected } from '../expressions/fit';
import { findNamed } from './draft-error';
import { readExpression } from './expression';

/** What names and words mean beside a record of one entity. What means nothing is refused with its place. */
export class EntityNames {
  constructor(
    private readonly outline: ApplicationModel,
    readonly entity: Entity,
    private readonly place: string,
  ) {}

  field(name: string): Field {
    return findNamed(this.entity.fields, name, `field of ${this.entity.name} called`, this.place);
  }

  fieldId(name: string): string {
    return this.field(name).id;
  }

  fieldIds(names: readonly string[]): string[] {
    return names.map((name) => this.fieldId(name));
  }

  /** 'Due desc' → the field and the direction. */
  sort(text: string): Entity['sort'] {
    const [, name = text, direction] = /^(.*?)(?: (asc|desc))?$/.exec(text) ?? [];
    return { field: this.fieldId(name), direction: direction === 'desc' ? 'desc' : 'asc' };
  }

  /** `where` and `sort` of a view or a list, as far as it has them. */
  selection({ where, sort }: { readonly where?: string; readonly sort?: string }) {
    return { ...this.where(where), ...(sort !== undefined && { sort: this.sort(sort) }) };
  }

  where(words: string | undefined): { where?: string } {
    return words === undefined ? {} : { where: this.condition(words) };
  }

  condition(words: string): string {
    return this.expression(words, 'condition');
  }

  expression(words: string, expected: Expected): string {
    const { outline: model, entity, place } = this;
    return readExpression(words, { model, entity, expected, place });
  }

  /** What a field is set to, worked out from a record of the entity, to which the field itself need not belong. */
  value(field: Field, words: string): string {
    return optionNamed(field, words) ?? this.expression(words, field);
  }

  /** What a field begins with: there is no record yet that it could be worked out from. */
  start(field: Field, words: string): string {
    const { outline: model, place } = this;
    return optionNamed(field, words) ?? readExpression(words, { model, expected: field, place });
  }
}

/** The option that a label alone means. */
function optionNamed(field: Field, label: string): string | undefined {
  return field.options?.find((option) => option.label === label)?.id;
}
