import { hrefOf } from '../frame/router';
import { useIsServed, useRights } from '../frame/store-context';
import type { Entity } from '../data/types';
import { inSentence } from '../data/words';

/** What a list shows before there is anything in it. */
export function EmptyState({ entity }: { readonly entity: Entity }) {
  const { add } = useRights(entity);
  const isServed = useIsServed();
  return (
    <div className="blank blank-framed">
      <svg
        className="blank-art"
        viewBox="0 0 64 40"
        width="96"
        height="60"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0h12v12H0zM16 0h48v12H16zM0 14h12v12H0zM16 14h34v12H16zM0 28h12v12H0z" />
        <path className="blank-art-tile" d="M16 28h24v12H16z" />
      </svg>
      <p className="blank-title" dir="auto">
        No {inSentence(entity.plural)} yet
      </p>
      {add && (
        <>
          <p className="blank-text">
            {isServed ? 'Everybody with access sees what you add.' : 'What you add is kept in this browser.'}
          </p>
          <a
            className="button button-primary"
            id="add-first"
            data-part={`add:${entity.id}`}
            href={hrefOf(entity.path, 'new')}
          >
            Add the first {inSentence(entity.name)}
          </a>
        </>
      )}
    </div>
  );
}
