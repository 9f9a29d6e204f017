import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import { plural, singular } from '../../../words/inflect';
import { sentenceCase } from '../../../words/casing';
import { tokenise } from '../../../language/tokenise';
import { isPointer, kindSaid, newName } from '../../rules/edit-said';
import { draftSaid, draftsSaid } from '../../rules/edit-drafts';
import { outcomeOf } from '../../rules/fields-said';
import { BECOMES_LINK, linkOutcome, type LinkSaid } from '../../rules/link-operations';
import { wordsOf, type Outcome } from '../../rule';
import { inTurn } from '../../slots/linked/in-turn';
import type { World } from '../../world';
import { fieldsOfSlots } from './removals';
import type { SlotReading, Slots } from './slots';

/** Which records belong together: a field that picks from a list, there already or new, or one kind of records of another. */

const LIST = /\s*\b(?:list|table|register|records|cards|section|page)s?$/i;

/** The name of the kind of records: 'a grower list', 'Doctors list'. */
function kindName(words: readonly Token[]): string | undefined {
  const text = wordsOf(words)
    .replace(/^(?:an?|the|our|my|list of|table of) /i, '')
    .replace(LIST, '');
  const name = newName(tokenise(singular(text)));
  return name === undefined || name.split(' ').length > 3 ? undefined : sentenceCase(name);
}

/** The fields of a new kind of records: its name, and those that are said. */
function fieldsOf(name: string, slots: Slots) {
  const said = slots.all('v').flatMap((words) => draftsSaid(words, name) ?? []);
  const own = said.some((draft) => /name|title/i.test(draft.name)) ? undefined : draftSaid('name', name);
  return [...(own ? [own] : []), ...said];
}

function madeKind(name: string, slots: Slots, world: World): Outcome | undefined {
  const fields = fieldsOf(name, slots);
  if (fields.length === 0) return undefined;
  const outcome = outcomeOf(world, [{ kind: 'addEntity', draft: { name, plural: plural(name), fields } }]);
  return 'operations' in outcome ? outcome : undefined;
}

/** Links to a kind of records that is made first. */
function toNew(
  name: string,
  link: (to: Entity) => LinkSaid,
  slots: Slots,
  world: World,
): Outcome | undefined {
  return inTurn(
    [
      (now) => madeKind(name, slots, now),
      (now) => {
        const to = now.model.entities.at(-1);
        return to && linkOutcome(link(to), now);
      },
    ],
    world,
  );
}

/** 'Director from a list of directors', 'make customer a list of its own': a field becomes the link. */
function fieldLink(slots: Slots, tokens: readonly Token[], world: World): Outcome | undefined {
  const [place, more] = fieldsOfSlots(slots, world);
  if (!place || more || place.field.computed !== undefined) return undefined;
  const { entity: from, field } = place;
  if (!BECOMES_LINK.has(field.type)) return undefined;
  const target = slots.all('n', 't').find((words) => kindSaid(words, world)?.id !== from.id);
  const to = target && kindSaid(target, world);
  const link = (kind: Entity): LinkSaid => ({
    from,
    to: kind,
    many: field.many === true,
    name: field.name,
    field,
  });
  if (to) return linkOutcome(link(to), world);
  const isOwn = tokens.some(({ key }) => key === 'own') && slots.all('n').length === 0;
  const name = isOwn ? sentenceCase(singular(field.name)) : kindName(slots.first('n'));
  return name === undefined || kindSaid(tokenise(name), world) ? undefined : toNew(name, link, slots, world);
}

/** The second is what the first is put to: 'each order goes with a customer', 'bottles point to it'. */
const HANGS =
  /^(?:belong|hang|go|point|refer|connect|attach|link|tie|relate|assign|come|depend|tied|linked|attached|assigned|connected)s?$/;
const EACH = /^(?:each|every)$/;

function kindMeant(words: readonly Token[], world: World): Entity | undefined {
  return isPointer(words) ? world.current : kindSaid(words, world);
}

/** 'A member as Organiser of each event': that which each has one of is where the link is. */
function isTurned(tokens: readonly Token[], second: Entity, world: World): boolean {
  const at = tokens.findIndex(({ key }) => EACH.test(key));
  const named = at > 0 ? kindSaid(tokens.slice(at + 1, at + 2), world) : undefined;
  return named?.id === second.id;
}

function kindLink(slots: Slots, tokens: readonly Token[], world: World): Outcome | undefined {
  const sides = slots.all('t', 'p').map((words) => kindMeant(words, world));
  const [one, other, more] = sides;
  const isHanging = tokens.some(({ key, lemma }) => HANGS.test(key) || HANGS.test(lemma));
  const [role] = slots.all('n');
  if (!one || !other || more || one.id === other.id) return undefined;
  if (!role && !(isHanging && slots.has('p'))) return undefined;
  const [from, to] = isTurned(tokens, other, world) ? [other, one] : [one, other];
  const name = role && newName(role);
  return linkOutcome({ from, to, many: false, ...(name !== undefined && { name }) }, world);
}

/** 'pupils belong to a class', where there are no classes yet. */
function newKindLink(slots: Slots, tokens: readonly Token[], world: World): Outcome | undefined {
  const [from, other] = slots.all('t').map((words) => kindSaid(words, world));
  const [target, more] = slots.all('n');
  const name = target && kindName(target);
  const isHanging = tokens.some(({ key, lemma }) => HANGS.test(key) || HANGS.test(lemma));
  if (!from || other || more || name === undefined || !isHanging) return undefined;
  if (kindSaid(tokenise(name), world)) return undefined;
  return toNew(name, (to) => ({ from, to, many: false }), slots, world);
}

const link: SlotReading = (slots, tokens, world) =>
  slots.all('f').length > 0
    ? fieldLink(slots, tokens, world)
    : (kindLink(slots, tokens, world) ?? newKindLink(slots, tokens, world));

export const LINKS = { link } as const;
