import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { addOperation, draftsSaid } from './edit-drafts';
import { fieldsMeant, isOnly, kindSaid, newName, withPlace } from './edit-said';
import { fieldsSaid, outcomeOf } from './fields-said';

/** 'the phone too', 'the same for suppliers', 'no, I meant the leader of the activities': what was done last, of something else. */

/** The operation of before, of another field. */
function ofField(operation: Operation, field: string): Operation | undefined {
  if (!('field' in operation) || typeof operation.field !== 'string' || 'option' in operation)
    return undefined;
  if (operation.kind === 'renameField') return undefined;
  return { ...operation, field };
}

function ofEntity(operation: Operation, entity: string, world: World): readonly Operation[] | undefined {
  if (operation.kind === 'addField') return [{ ...operation, entity }];
  if ('field' in operation && typeof operation.field === 'string') {
    const name = world.model.entities
      .flatMap(({ fields }) => fields)
      .find(({ id }) => id === operation.field)?.name;
    const twin = world.model.entities
      .find(({ id }) => id === entity)
      ?.fields.find((field) => field.name === name);
    const again = twin && ofField(operation, twin.id);
    return again && [again];
  }
  if ('entity' in operation) return [{ ...operation, entity }];
  return undefined;
}

/** What was done is of one kind, so that it can be done again. */
function doneLast(world: World): readonly [Operation, ...Operation[]] | undefined {
  const [first, ...others] = world.touched.did?.operations ?? [];
  return first && others.every(({ kind }) => kind === first.kind) ? [first, ...others] : undefined;
}

/** The last thing that was done, done to what is named now. */
function again(tokens: readonly Token[], world: World): readonly Operation[] | undefined {
  const done = doneLast(world);
  if (!done) return undefined;
  const kind = kindSaid(tokens, world);
  if (kind) return done.flatMap((one) => ofEntity(one, kind.id, world) ?? []);
  const [operation] = done;
  const isNew = operation.kind === 'addField' || operation.kind === 'relate';
  return isNew ? addedAgain(tokens, world) : againOf(operation, tokens, world);
}

function addedAgain(tokens: readonly Token[], world: World): readonly Operation[] | undefined {
  const { what, entity: inside = world.current } = withPlace(tokens, world);
  const drafts = fieldsSaid(what, world, inside) ? undefined : draftsSaid(what, inside.name);
  return drafts?.map((draft) => addOperation(inside, draft, world));
}

function againOf(
  operation: Operation,
  tokens: readonly Token[],
  world: World,
): readonly Operation[] | undefined {
  const { what, entity } = withPlace(tokens, world);
  const places = fieldsSaid(tokens, world) ?? fieldsSaid(what, world, entity ?? world.current);
  if (!places?.every((place) => isOnly(tokens, place) || places.length > 1)) return undefined;
  const operations = places.map(({ field }) => ofField(operation, field.id));
  return operations.every((one) => one !== undefined) ? operations : undefined;
}

/** 'the same for them', where nothing was done before. */
function askedWhat({ clause }: Said): Outcome | undefined {
  const isSame = clause.slice(0, 2).some(({ key }) => key === 'same');
  const isFor = clause.slice(1, 3).some(({ key }) => /^(?:for|with|goes|on)$/.test(key));
  return isSame && isFor ? { ask: 'The same as what?', choices: [] } : undefined;
}

const CLAUSE_TAG = /^(?:verb|verbs|pronoun|be|modal|link|have|do|not)$/;

const isShortName = (tokens: readonly Token[]) =>
  tokens.length <= 8 && tokens[0]?.tag === 'article' && !tokens.some(({ tag }) => CLAUSE_TAG.test(tag));

function sameFor(said: Said, world: World): Outcome | undefined {
  if (!world.touched.did) return askedWhat(said);
  const tokens = said.tokens('what');
  // Without a word that says so, only names are the same again: 'and the address'.
  if (tokens.length === said.clause.length && !isShortName(tokens)) return undefined;
  const operations = again(tokens, world);
  return operations && operations.length > 0 ? outcomeOf(world, operations) : undefined;
}

/** 'no, fee earner': what the last thing should have been called. */
function renamedAgain(
  operation: Operation,
  tokens: readonly Token[],
  world: World,
): readonly Operation[] | undefined {
  const name = newName(tokens);
  if (
    name === undefined ||
    tokens.length > 4 ||
    tokens.some(({ tag }) => /^(?:verb|verbs|pronoun|be|not|article)$/.test(tag))
  )
    return undefined;
  if (operation.kind === 'renameField') return [{ ...operation, name }];
  if (operation.kind === 'renameOption') return [{ ...operation, label: name }];
  if (operation.kind === 'renameEntity')
    return [{ ...operation, name, plural: name.endsWith('s') ? name : `${name}s` }];
  if (operation.kind === 'setTitle') return [{ ...operation, title: name }];
  if (operation.kind === 'addOption')
    return [...(world.touched.did?.undo ?? []), { ...operation, label: name }];
  return undefined;
}

function meant(said: Said, world: World): Outcome | undefined {
  const { did } = world.touched;
  const tokens = said.tokens('what');
  if (!did)
    return said.clause.some(({ key }) => /^(?:meant|mean)$/.test(key))
      ? { ask: 'What should be done to it?', choices: [] }
      : undefined;
  const [operation] = did.operations;
  if (!operation || did.operations.length !== 1) return undefined;
  const name = renamedAgain(operation, tokens, world);
  if (name) return outcomeOf(world, name);
  const known = fieldsMeant(tokens, world);
  const isMeant = said.clause.some(({ key }) =>
    /^(?:mean|meant|wait|sorry|oops|rather|correction)$/.test(key),
  );
  if (!isMeant) return undefined;
  const others =
    operation.kind === 'addField'
      ? draftsSaid(withPlace(tokens, world).what, world.current.name)?.map((draft) =>
          addOperation(world.current, draft, world),
        )
      : known && again(tokens, world);
  return others && others.length > 0 ? { operations: [...did.undo, ...others] } : undefined;
}

const NO =
  '(no | no wait | wait | sorry | oh | ah | oops | actually | hmm | or rather | rather | i mean | i meant | not there | not that | not that one | scratch that | correction)';

export const AGAIN_RULES: readonly Rule[] = [
  {
    name: 'the same for something else',
    class: 'edit',
    weight: 0.1,
    when: [
      '(and)? (the same | same | same thing | ditto | likewise) (for | goes for | with | on | to | applies to | is true for | please for | again for | , | :)+ <what>',
      '(do | make) (that | the same | it) (for | with | to) <what> (too | as well | also)*',
      '(so (should | must | do | does | is | are) | also | as well as) <what>',
      '<what> (as well | also | likewise | the same)',
      '<what>',
    ],
    read: sameFor,
    examples: { 'the same for customers': 'ask', 'the same goes for the phone': 'ask' },
    counter: ['the same customer twice', 'the phone', 'no two with the same name'],
  },
  {
    name: 'something else was meant',
    class: 'edit',
    weight: -0.05,
    when: [
      `(${NO} | , | -)* ${NO} (no | not | , | :)* <what>`,
      `(${NO} | ,)+ <why> (: | , i meant | , i mean | i meant | make that | make it | call it | , rather | but) <what>`,
    ],
    read: meant,
    examples: { 'sorry, I meant the email': 'ask', 'no wait, I mean the fax': 'ask' },
    counter: ['no pictures', 'no, thank you', 'wait a minute'],
  },
];
