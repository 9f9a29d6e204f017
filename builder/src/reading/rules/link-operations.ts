import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import type { OperationOf } from '../../operations/operation';
import { isSameName } from '../../words/field-draft';
import { inSentence, sentenceCase } from '../../words/casing';
import { nameKey } from '../../words/text';
import type { Outcome } from '../rule';
import type { World } from '../world';
import { outcomeOf } from './fields-said';

/** What has to be done for records of one kind to link to those of another. */

export interface LinkSaid {
  readonly from: Entity;
  readonly to: Entity;
  readonly many: boolean;
  /** What the field is called; the kind of record that it points at without it. */
  readonly name?: string;
  /** A field that is there already and becomes the link. */
  readonly field?: Field;
}

const linksTo = (from: Entity, to: Entity) =>
  from.fields.filter(({ reference }) => reference?.entity === to.id);

/** The list on the other side: the records, and as what they are linked where there are two such lists. */
function inverseOf(model: ApplicationModel, { from, to }: LinkSaid, name: string, without?: Field): string {
  const taken = model.entities
    .flatMap(({ fields }) => fields)
    .filter((field) => field.reference?.entity === to.id && field.id !== without?.id)
    .map(({ reference }) => nameKey(reference?.inverse ?? ''));
  const isSelf = from.id === to.id;
  const plain = isSelf ? `${from.plural} by ${inSentence(name)}` : from.plural;
  return (taken.includes(nameKey(plain)) ? `${from.plural} by ${inSentence(name)}` : plain).slice(0, 60);
}

function relate(link: LinkSaid, name: string, world: World): OperationOf<'relate'> {
  const required = link.field?.required === true && !link.many;
  return {
    kind: 'relate',
    entity: link.from.id,
    name,
    reference: {
      entity: link.to.id,
      inverse: inverseOf(world.model, link, name, link.field),
      onDelete: required ? 'refuse' : 'clear',
    },
    many: link.many,
    required,
  };
}

/** The field becomes the link, under its name: what was typed in it says which records are meant. */
const replaceField = (link: LinkSaid, field: Field, world: World): Outcome =>
  outcomeOf(world, [{ ...relate(link, field.name, world), field: field.id }]);

function nameOf({ name, many, to }: LinkSaid): string {
  return sentenceCase(name ?? (many ? to.plural : to.name)).slice(0, 60);
}

/** What names somebody or something in words. */
export const BECOMES_LINK: ReadonlySet<Field['type']> = new Set([
  'text',
  'longtext',
  'person',
  'choice',
  'tags',
  'reference',
]);

/** A text of that name would be asked for a second time: it becomes the link. */
function textOf(link: LinkSaid): Field | undefined {
  const names = [nameOf(link), link.to.name, link.to.plural];
  return link.from.fields.find(
    ({ name, type, computed }) =>
      computed === undefined &&
      type !== 'reference' &&
      BECOMES_LINK.has(type) &&
      names.some((one) => isSameName(one, name)),
  );
}

/** Several where there was one: the same link, not a second one. */
function widened(field: Field, many: boolean, world: World): Outcome {
  if (!many || field.many === true) return { already: `${field.name} is such a link already` };
  return outcomeOf(world, [{ kind: 'setMany', field: field.id, many: true }]);
}

export function linkOutcome(link: LinkSaid, world: World): Outcome | undefined {
  const existing = linksTo(link.from, link.to);
  const named =
    link.name === undefined ? existing : existing.filter(({ name }) => isSameName(name, nameOf(link)));
  const [known] = named;
  if (known && (link.field === undefined || link.field.id === known.id))
    return widened(known, link.many, world);
  const field = link.field ?? textOf(link);
  if (field?.type === 'reference') return { already: `${field.name} is a link already` };
  if (field) return replaceField(link, field, world);
  return outcomeOf(world, [relate(link, nameOf(link), world)]);
}

/** Several links at once: the later ones are made after those before them. */
export function linkAll(links: readonly LinkSaid[], world: World): Outcome | undefined {
  const outcomes = links.map((link) => linkOutcome(link, world));
  if (outcomes.length === 0 || outcomes.some((outcome) => outcome === undefined)) return undefined;
  const operations = outcomes.flatMap((outcome) =>
    outcome && 'operations' in outcome ? outcome.operations : [],
  );
  return operations.length === 0 ? outcomes[0] : outcomeOf(world, operations);
}
