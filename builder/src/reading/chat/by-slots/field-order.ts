import type { Token } from '../../../language/token';
import type { FieldPlace } from '../../../model/find';
import { applyOperation } from '../../../operations/apply';
import type { Operation } from '../../../operations/operation';
import { wordsOf, type Outcome } from '../../rule';
import { outcomeOf } from '../../rules/fields-said';
import { isPointer } from '../../rules/edit-said';
import { World } from '../../world';
import { fieldNamed, fieldsOf, kindMeant, touched } from './fields-meant';
import { Slots, type SlotReading, type SlotReadings } from './slots';

/** Where a field stands among the others of its records. */

type Way = 'before' | 'after' | 'first' | 'last' | 'second' | 'third';

const BESIDE =
  /\b(?:before|after|above|below|under|underneath|beneath|behind|next|beside|following|over|ahead|front)\b/i;

const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/\b(?:before|above|ahead of) (?:everything|anything|all|the rest)/i, 'first'],
  [/\b(?:after|below|under|behind) (?:everything|anything|all|the rest)/i, 'last'],
  [/\b(?:before|above|ahead of|in front of|over)\b/i, 'before'],
  [/\b(?:after|below|under|underneath|beneath|behind|next to|beside|following)\b/i, 'after'],
  [/\b(?:first|top|start|beginning|front)\b/i, 'first'],
  [/\b(?:last|bottom|end|foot)\b/i, 'last'],
  [/\bsecond\b/i, 'second'],
  [/\bthird\b/i, 'third'],
];

const wayOf = (text: string): Way | undefined => WAYS.find(([words]) => words.test(text))?.[1];
const isBeside = (way: Way | undefined) => way === 'before' || way === 'after';

interface Move {
  subject: readonly Token[] | undefined;
  way: Way | undefined;
  other: readonly Token[] | undefined;
}

/** 'Priority first, Summary second', 'phone under name', 'below plant': what goes where, in the order it was said. */
function movesOf(slots: Slots, tokens: readonly Token[]): readonly Move[] {
  const moves: Move[] = [];
  for (const { name, tokens: own } of slots.inOrder) {
    const last = moves.at(-1);
    if (name === 'v') {
      const way = wayOf(wordsOf(own));
      const other = isBeside(way) ? named(own) : undefined;
      if (last && last.way === undefined) Object.assign(last, { way, other });
      else moves.push({ subject: undefined, way, other });
    } else if (name === 'f' || name === 'p') {
      const isOther = last !== undefined && isBeside(last.way) && last.other === undefined;
      if (isOther) last.other = own;
      else moves.push({ subject: own, way: undefined, other: undefined });
    }
  }
  return slots.has('v') ? moves : unsaid(moves, tokens);
}

/** The field that a place is said by: 'straight after the name'. */
function named(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findLastIndex(({ key }) => BESIDE.test(key));
  const rest = words.slice(at + 1).filter(({ key }) => !/^(?:to|of|the|it|that|in)$/.test(key));
  return rest.length > 0 ? rest : undefined;
}

/** No slot says where: the words of the wish do. */
function unsaid(moves: readonly Move[], tokens: readonly Token[]): readonly Move[] {
  const [first, second, ...more] = moves;
  const way = wayOf(wordsOf(tokens));
  if (!first || more.length > 0 || way === undefined) return [];
  if (!second) return isBeside(way) ? [] : [{ ...first, way }];
  return isBeside(way) ? [{ ...first, way, other: second.subject }] : [];
}

function placeOf(tokens: readonly Token[] | undefined, slots: Slots, world: World): FieldPlace | undefined {
  if (!tokens) return only(touched(world));
  const isPointed = isPointer(tokens) || (tokens.length === 1 && tokens[0]?.tag === 'pronoun');
  return isPointed
    ? only(fieldsOf(new Slots([{ name: 'p', tokens }]), world))
    : fieldNamed(tokens, world, kindMeant(slots, world));
}

const only = <T>(found: readonly T[] | undefined) => (found?.length === 1 ? found[0] : undefined);

/** The place among the fields that are left without it. */
function indexOf({ entity, field }: FieldPlace, way: Way, other: FieldPlace | undefined): number | undefined {
  const rest = entity.fields.filter(({ id }) => id !== field.id);
  if (way === 'first') return 0;
  if (way === 'last') return rest.length;
  if (way === 'second') return Math.min(1, rest.length);
  if (way === 'third') return Math.min(2, rest.length);
  const at = rest.findIndex(({ id }) => id === other?.field.id);
  return at < 0 ? undefined : at + (way === 'after' ? 1 : 0);
}

/** Done already is no operation, and not understood is undefined. */
function moved(move: Move, slots: Slots, world: World): readonly Operation[] | undefined {
  const place = placeOf(move.subject, slots, world);
  if (!place || !move.way) return undefined;
  const other =
    move.other && (fieldNamed(move.other, world, place.entity) ?? placeOf(move.other, slots, world));
  const to = indexOf(place, move.way, other);
  if (to === undefined) return undefined;
  const isThere = place.entity.fields.findIndex(({ id }) => id === place.field.id) === to;
  return isThere ? [] : [{ kind: 'moveField', field: place.field.id, to }];
}

/** 'swap year and album': each goes where the other stands. */
function swapped(slots: Slots, world: World): Outcome | undefined {
  const [one, other, ...more] = fieldsOf(slots, world) ?? [];
  if (!one || !other || more.length > 0 || one.entity.id !== other.entity.id) return undefined;
  const at = ({ entity, field }: FieldPlace) => entity.fields.findIndex(({ id }) => id === field.id);
  const [from, to] = [at(one), at(other)];
  const isBesideIt = Math.abs(from - to) === 1;
  return outcomeOf(world, [
    { kind: 'moveField', field: one.field.id, to },
    ...(isBesideIt ? [] : [{ kind: 'moveField', field: other.field.id, to: from } as const]),
  ]);
}

const move: SlotReading = (slots, tokens, world) => {
  if (slots.has('o')) return undefined;
  if (tokens.some(({ key }) => /^(?:swap|swapped|exchange)$/.test(key))) return swapped(slots, world);
  const operations: Operation[] = [];
  const moves = movesOf(slots, tokens);
  let now = world;
  for (const one of moves) {
    const steps = moved(one, slots, now);
    if (!steps) return undefined;
    for (const step of steps) {
      // What went first may have brought the next one where it belongs.
      const done = applyOperation(now.model, step);
      if (!done.done) continue;
      operations.push(step);
      now = new World(done.model, world.touched);
    }
  }
  return moves.length > 0 ? outcomeOf(world, operations, 'it stands there already') : undefined;
};

export const ORDER_EDITS: SlotReadings = { 'move-field': move };
