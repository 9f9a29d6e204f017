import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { Meant } from './facts';
import { likeness } from './names';

/** What a change may not do unasked. */

class Unasked {
  readonly lines: string[] = [];
  private readonly words: string;

  constructor(private readonly meant: readonly Meant[]) {
    this.words = meant.map(({ line }) => line.toLowerCase()).join('\n');
  }

  private isNamed(name: string): boolean {
    return this.words.includes(name.toLowerCase()) || likeness(this.words, name) >= 0.5;
  }

  private isMeant(kinds: readonly string[]): boolean {
    return this.meant.some(({ fact }) => kinds.includes(fact.kind));
  }

  private check(isChanged: boolean, kinds: readonly string[], line: string): void {
    if (isChanged && !this.isMeant(kinds)) this.lines.push(line);
  }

  whole(before: ApplicationModel, after: ApplicationModel): void {
    this.check(after.title !== before.title, ['title', 'becomes'], `title ${after.title}`);
    this.check(after.theme.accent !== before.theme.accent, ['accent'], 'the accent');
    this.check(after.theme.mode !== before.theme.mode, ['look'], 'light or dark');
    this.check(after.format.currency !== before.format.currency, ['currency'], 'the currency');
    for (const old of before.entities) {
      const entity = after.entities.find(({ id }) => id === old.id);
      if (entity) this.entity(old, entity);
      else if (!this.isNamed(old.name)) this.lines.push(`record ${old.name} is gone`);
    }
    for (const entity of after.entities) {
      const isNew = !before.entities.some(({ id }) => id === entity.id);
      if (isNew && !this.isNamed(entity.name)) this.lines.push(`new record ${entity.name}`);
    }
  }

  private entity(old: Entity, entity: Entity): void {
    const { name } = entity;
    if (old.name !== name && !this.isNamed(name)) this.lines.push(`${old.name} is now ${name}`);
    this.check(JSON.stringify(old.sort) !== JSON.stringify(entity.sort), ['sort'], `${name}: order`);
    const rules = ['rule', 'overlap', 'limit', 'together'];
    this.check(old.rules.length !== entity.rules.length, rules, `${name}: rules`);
    this.check(old.badges.length !== entity.badges.length, ['badge'], `${name}: badges`);
    this.check(old.actions.length !== entity.actions.length, ['action'], `${name}: actions`);
    for (const field of entity.fields)
      this.field(
        name,
        old.fields.find(({ id }) => id === field.id),
        field,
      );
    for (const was of old.fields) {
      const isGone = !entity.fields.some(({ id }) => id === was.id);
      if (isGone && !this.isNamed(was.name)) this.lines.push(`${name}.${was.name}: gone`);
    }
  }

  private field(entity: string, was: Field | undefined, field: Field): void {
    if (this.isNamed(field.name) || (was && this.isNamed(was.name))) return;
    const changed = was ? differenceOf(was, field) : 'new';
    if (changed !== undefined) this.lines.push(`${entity}.${field.name}: ${changed}`);
  }
}

function differenceOf(was: Field, field: Field): string | undefined {
  if (was.name !== field.name) return 'renamed';
  if (was.type !== field.type) return `now ${field.type}`;
  if (was.required !== field.required) return 'required changed';
  return was.options?.length === field.options?.length ? undefined : 'options changed';
}

/** One line for each thing that changed and was not meant. */
export function unasked(
  before: ApplicationModel,
  after: ApplicationModel,
  meant: readonly Meant[],
): string[] {
  const found = new Unasked(meant);
  found.whole(before, after);
  return found.lines;
}
