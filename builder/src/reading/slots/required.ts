import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Outcome } from '../rule';
import { setRequired } from '../rules/constraint-required';
import { firstOf, partsOf, typedIn } from '../rules/fields-said';
import type { World } from '../world';
import { fieldBy } from './rule-compare';
import type { SlotReader } from './slot-reader';

/** What has to be filled in, or need not be: the fields that are named, else all where all are meant. */

const SAYS: ReadonlySet<string> = wordList(`
  mandatory compulsory required obligatory must musts filled fill filling empty blank optional need needed needs always
  never save saved saving enter entered entering missing insist without given give answered answer seriously sense
  choosing choose omitted skip skipped left leave forget field fields box boxes necessary essential
`);
const OPTIONAL: ReadonlySet<string> = wordList('optional voluntary optionally');
const ALL = /^(?:everything|all|none|every|nothing|whole)$/;
const BETWEEN = /^(?:,|;|and|&|or|\/|:|-|–|—|\+)$/;

const ANY = () => true;

function fieldsIn(tokens: readonly Token[], entity: Entity, world: World): readonly Field[] {
  const words = tokens.filter(({ key, lemma }) => !SAYS.has(key) && !SAYS.has(lemma));
  const found = partsOf(words, BETWEEN).map((part) => fieldBy(part, entity, world, ANY));
  return [...new Set(found.filter((field) => field !== undefined))];
}

const REST = /^(?:otherwise|because|since|unless|or|else|so|as)$/;

/** 'otherwise we cannot reach them' says nothing of a field. */
function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ key }, index) => index > 1 && REST.test(key));
  return at > 0 ? tokens.slice(0, at) : tokens;
}

const mayBeEmpty = (tokens: readonly Token[]) =>
  tokens.some(({ key }) => OPTIONAL.has(key)) ||
  (tokens.some(({ key }) => /^(?:may|can|could|sometimes|often)$/.test(key)) &&
    tokens.some(({ key }) => /^(?:empty|blank)$/.test(key)) &&
    !tokens.some(({ key }) => /^(?:not|n't|never|cannot|no|none)$/.test(key)));

/** Also of clauses of other classes that say whether a field may be empty. */
export function requiredSaid(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = withoutReason(clause.slice(0, 60));
  const required = !mayBeEmpty(tokens);
  const named = firstOf(world, (entity) => {
    const fields = fieldsIn(tokens, entity, world);
    return fields.length > 0
      ? setRequired(
          fields.map((field) => ({ entity, field })),
          required,
          world,
        )
      : undefined;
  });
  if (named) return named;
  const entity = world.current;
  const touched = entity.fields.find(({ id }) => id === world.touched.field);
  const isAll = tokens.some(({ key }) => ALL.test(key));
  const fields = isAll ? typedIn(entity) : touched ? [touched] : [];
  return fields.length > 0
    ? setRequired(
        fields.map((field) => ({ entity, field })),
        required,
        world,
      )
    : undefined;
}

export const REQUIRED_SLOTS: SlotReader = {
  class: 'required',
  read: requiredSaid,
  examples: {
    'due - always': '+ required Order.Due',
    'nobody should save without choosing a status': '+ required Order.Status',
    'due and status compulsory, seriously': '+ required Order.Due\n+ required Order.Status',
    'no phone, no entry': '+ required Customer.Phone',
    'without a status it makes no sense, so insist on it': '+ required Order.Status',
    'runs: none of the fields may stay empty':
      '+ required Run.Date\n+ required Run.Distance\n+ required Run.Duration\n+ required Run.Mood\n+ required Run.Shoes',
    'the guest can stay blank': '- required Booking.Guest',
    'tasks: title may be empty': '- required Task.Title',
    'email, born: a must': '+ required Customer.Email\n+ required Customer.Born',
    'we always want the city': '+ required Customer.City',
    'never a booking without its room': '+ required Booking.Room',
    'stock: category never blank': '+ required Item.Category',
    'tasks: no skipping the deadline': '+ required Task.Deadline',
    'runs: mood must be answered': '+ required Run.Mood',
    'runs: distance obligatory': '+ required Run.Distance',
    'the total is compulsory': 'missing',
  },
};
