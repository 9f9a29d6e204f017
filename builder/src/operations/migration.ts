import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { KnownField } from '../kit/data/convert';
import type { Field as KitField } from '../kit/data/types';
import { entityOf } from '../model/edit-model';
import { kitField } from '../model/kit-field';

/**
 * What a change of the model means for stored records. Nothing that is stored is ever thrown away: to archive is to
 * stop showing, and to revive is to show again what was archived.
 */
export type MigrationStep =
  | {
      /** Values under `from` are read as `field`, and kept under its key as well. */
      readonly kind: 'convert';
      readonly entity: string;
      readonly from: string;
      readonly was: KnownField;
      readonly field: KitField;
    }
  | { readonly kind: 'archiveField'; readonly entity: string; readonly key: string; readonly was: KnownField }
  | { readonly kind: 'reviveField'; readonly entity: string; readonly key: string }
  | {
      readonly kind: 'archiveOption';
      readonly entity: string;
      readonly key: string;
      readonly option: string;
      readonly label: string;
    }
  | { readonly kind: 'reviveOption'; readonly entity: string; readonly key: string; readonly option: string }
  | { readonly kind: 'archiveRecords'; readonly entity: string }
  | { readonly kind: 'reviveRecords'; readonly entity: string };

/** What is remembered of a field for reading values that it held once. */
export function knownOf(field: Field): KnownField {
  if (field.reference) return { type: field.type, to: field.reference.entity };
  if (field.type !== 'choice') return { type: field.type };
  const options = Object.fromEntries((field.options ?? []).map(({ id, label }) => [id, label]));
  return { type: field.type, options };
}

/** A field whose values are typed in, and so are stored. */
const isStored = ({ computed }: Field) => computed === undefined;

/** Ids are counted up and never used twice, so one below the counter was there before and comes back. */
function comesBack(id: string, counter: number): boolean {
  return Number(id.replace(/^\D+/, '')) < counter;
}

interface Context {
  readonly before: ApplicationModel;
  readonly after: ApplicationModel;
  readonly entity: string;
}

function archiveField({ entity }: Context, field: Field): MigrationStep[] {
  return isStored(field) ? [{ kind: 'archiveField', entity, key: field.key, was: knownOf(field) }] : [];
}

function addedField({ before, entity }: Context, field: Field): MigrationStep[] {
  const isRevived = isStored(field) && comesBack(field.id, before.next.field);
  return isRevived ? [{ kind: 'reviveField', entity, key: field.key }] : [];
}

function optionSteps({ before, entity }: Context, from: Field, to: Field): MigrationStep[] {
  const had = from.options ?? [];
  const has = to.options ?? [];
  const { key } = to;
  return [
    ...had
      .filter(({ id }) => !has.some((option) => option.id === id))
      .map(({ id, label }): MigrationStep => ({ kind: 'archiveOption', entity, key, option: id, label })),
    ...has
      .filter(({ id }) => !had.some((option) => option.id === id) && comesBack(id, before.next.option))
      .map(({ id }): MigrationStep => ({ kind: 'reviveOption', entity, key, option: id })),
  ];
}

function changedField(context: Context, from: Field, to: Field): MigrationStep[] {
  const { entity, after } = context;
  if (!isStored(to)) return archiveField(context, from);
  if (!isStored(from)) return [{ kind: 'reviveField', entity, key: to.key }];
  if (from.key === to.key) return optionSteps(context, from, to);
  return [{ kind: 'convert', entity, from: from.key, was: knownOf(from), field: kitField(after, to) }];
}

function changedEntity(context: Context, from: Entity, to: Entity): MigrationStep[] {
  const gone = from.fields.filter(({ id }) => !to.fields.some((field) => field.id === id));
  return [
    ...gone.flatMap((field) => archiveField(context, field)),
    ...to.fields.flatMap((field) => {
      const old = from.fields.find(({ id }) => id === field.id);
      return old ? changedField(context, old, field) : addedField(context, field);
    }),
  ];
}

/** What becomes of stored records when one model takes the place of another. */
export function migrationBetween(before: ApplicationModel, after: ApplicationModel): MigrationStep[] {
  const gone = before.entities.filter(({ id }) => !entityOf(after, id));
  return [
    ...gone.map(({ id }): MigrationStep => ({ kind: 'archiveRecords', entity: id })),
    ...after.entities.flatMap((to): MigrationStep[] => {
      const from = entityOf(before, to.id);
      if (from) return changedEntity({ before, after, entity: to.id }, from, to);
      return comesBack(to.id, before.next.entity) ? [{ kind: 'reviveRecords', entity: to.id }] : [];
    }),
  ];
}
