import { inSentence } from '../data/words';
import { PlusIcon } from '../frame/icons';
import { NewRecordLink } from '../lists/new-record-link';
import type { Entity } from '../data/types';

/** Buttons that add a record of each of these kinds. */
export function AddButtons({ entities }: { readonly entities: readonly Entity[] }) {
  return (
    <div className="block-wide add-buttons" data-part="block" role="group" aria-label="Add">
      {entities.map((entity, place) => (
        <NewRecordLink
          key={entity.id}
          entity={entity}
          values={{}}
          className={place === 0 ? 'button button-primary' : 'button'}
          label={`Add ${inSentence(entity.name)}`}
        >
          <PlusIcon />
          <span dir="auto">Add {inSentence(entity.name)}</span>
        </NewRecordLink>
      ))}
    </div>
  );
}
