import { titleOfBlock, type ApplicationModel } from '@tessera/shared/contracts';
import { PART_LISTS, placeOfPart, type Parts } from '../model/parts';
import { refused, type Attempt } from './outcome';
import type { NamedPart, RenamePart } from './part-operation';
import { ofOwner, wordsOf } from './part-operations';

interface Naming<T> {
  /** Undefined where it has none to change. */
  readonly read: (part: T) => string | undefined;
  readonly write: (part: T, name: string) => T;
}

const byName = <T extends { readonly name: string }>(): Naming<T> => ({
  read: ({ name }) => name,
  write: (part, name) => ({ ...part, name }),
});

/** Where each kind of part keeps what people read of it. */
const NAMINGS: { readonly [K in NamedPart]: Naming<Parts[K]> } = {
  view: byName(),
  filter: byName(),
  badge: { read: ({ text }) => text, write: (badge, text) => ({ ...badge, text }) },
  action: byName(),
  metric: byName(),
  page: byName(),
  block: {
    read: titleOfBlock,
    // Of a picture it is what it shows.
    write: (block, title) =>
      block.kind === 'picture'
        ? { ...block, description: title }
        : 'title' in block
          ? { ...block, title }
          : block,
  },
};

export function renamePart<K extends NamedPart>(model: ApplicationModel, operation: RenamePart<K>): Attempt {
  const { part, id, name } = operation;
  const place = placeOfPart(model, part, id);
  const naming = NAMINGS[part];
  const words = wordsOf(model, id);
  if (!place) return refused(`there is no such ${part === 'metric' ? 'figure' : part}`);
  const before = naming.read(place.part);
  if (before === undefined) return refused(`${words}: there is no heading to change`);
  if (before === name) return refused(`it is already called ${before}`);
  const renamed = naming.write(place.part, name);
  const list = place.list.map((item) => (item.id === id ? renamed : item));
  return {
    done: true,
    model: PART_LISTS[part].write(model, place.owner, list),
    change: `${words}${ofOwner(model, place.owner)} renamed to ${name}`,
  };
}
