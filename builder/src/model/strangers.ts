import type { Entity, Field, SignIn } from '@tessera/shared/contracts';
import { listOf } from '../words/text';
import { accessOf, fieldsInWords } from './access';
import { isPersonal } from './personal-fields';

/** Strangers who may read all records of a table: everyone, only those who sign in by themselves with any address, or none. */
type Strangers = 'nobody' | 'newcomers' | 'everyone';

/** As much of an application as says who may read what. */
export interface SharedTables {
  readonly entities: readonly Entity[];
  readonly signIn?: SignIn | null | undefined;
}

/** Personal fields of a table, and the strangers who may read them. */
export interface Opened {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly to: Exclude<Strangers, 'nobody'>;
}

const REACH: Readonly<Record<Strangers, number>> = { nobody: 0, newcomers: 1, everyone: 2 };

function strangersReading({ signIn }: SharedTables, entity: Entity): Strangers {
  const { visitors, own } = accessOf(entity);
  if (visitors.read) return 'everyone';
  if (signIn?.who !== 'open') return 'nobody';
  return signIn.newcomers === 'editor' && own === true ? 'nobody' : 'newcomers';
}

/**
 * The personal fields that strangers may read by a change and could not before, or more strangers than before: somebody has to be
 * asked twice before that (DATA-02, DATA-03). Also what was personal until it got another name or type.
 */
export function openedByChange(before: SharedTables, after: SharedTables): readonly Opened[] {
  return after.entities.flatMap((entity) => {
    const to = strangersReading(after, entity);
    if (to === 'nobody') return [];
    const old = before.entities.find(({ id }) => id === entity.id);
    const reach = old ? REACH[strangersReading(before, old)] : REACH.nobody;
    const fields = entity.fields.filter((field) => {
      const was = old?.fields.find(({ id }) => id === field.id);
      return (isPersonal(field) || (was && isPersonal(was))) && (was ? reach : REACH.nobody) < REACH[to];
    });
    return fields.length === 0 ? [] : [{ entity, fields, to }];
  });
}

/** Whom something is opened to, in a sentence. */
export const STRANGERS: Readonly<Record<Opened['to'], string>> = {
  everyone: 'everyone',
  newcomers: 'anyone who signs in',
};

/** 'email and phone of customers readable by everyone'. */
export function openedInWords(opened: readonly Opened[]): string {
  const audiences = (['everyone', 'newcomers'] as const).flatMap((audience) => {
    const columns = opened.flatMap(({ entity, fields, to }) =>
      to === audience ? [fieldsInWords(fields, entity)] : [],
    );
    return columns.length === 0 ? [] : [`${listOf(columns)} readable by ${STRANGERS[audience]}`];
  });
  return listOf(audiences);
}

/** 'Everybody can read the email of customers, without signing in'. */
export function openedSentence({ entity, fields, to }: Opened): string {
  const columns = fieldsInWords(fields, entity);
  return to === 'everyone'
    ? `Everybody can read the ${columns}, without signing in`
    : `Anyone who signs in can read the ${columns}`;
}
