import { tokenise } from '../../../language/tokenise';
import type { Token } from '../../../language/token';
import type { Operation } from '../../../operations/operation';
import { exampleWorld } from '../../reading-testing';
import { World, type Touched } from '../../world';
import type { Intent } from '../intents';
import type { Slot, SlotName } from './slots';
import { EDITS } from './edits';
import { Slots } from './slots';

const MARKED = /\[(\w) ([^\]]+)\]/g;

/** The slots of a wish in which they are marked: 'call [f due] [n Delivery day]'. */
export function marked(text: string): { readonly tokens: readonly Token[]; readonly slots: readonly Slot[] } {
  const tokens = tokenise(text.replace(MARKED, '$2'));
  let taken = 0;
  const slots = [...text.matchAll(MARKED)].map(({ 1: name = '', 2: words = '', index }): Slot => {
    // Each slot before has lost its brackets, its letter and its space.
    const start = index - taken;
    taken += '[f ]'.length;
    const own = tokens.filter((token) => token.start >= start && token.end <= start + words.length);
    return { name: name as SlotName, tokens: own };
  });
  return { tokens, slots };
}

/** What an operation is called here: names in the place of ids. */
function told(operation: Operation, names: ReadonlyMap<string, string>): string {
  const text = JSON.stringify(operation, (key, value: unknown) => (key === 'phrase' ? undefined : value));
  return text.replace(/"([efo]\d+)"/g, (whole, id: string) => `"${names.get(id) ?? whole}"`);
}

/** What the executor of an intent makes of a wish in an example application: its operations, else the kind of outcome. */
export function madeOf(intent: Intent, wish: string, touched: Touched = {}): readonly string[] | string {
  const { model, clause } = exampleWorld(wish);
  const { tokens, slots } = marked(clause);
  const names = new Map<string, string>();
  for (const entity of model.entities) {
    names.set(entity.id, entity.name);
    for (const field of entity.fields) {
      names.set(field.id, `${entity.name}.${field.name}`);
      for (const option of field.options ?? []) names.set(option.id, option.label);
    }
  }
  const outcome = EDITS[intent]?.(new Slots(slots), tokens, new World(model, touched));
  if (!outcome) return 'nothing';
  return 'operations' in outcome
    ? outcome.operations.map((operation) => told(operation, names))
    : (Object.keys(outcome)[0] ?? '');
}
