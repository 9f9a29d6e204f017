import { PageHeading } from '../frame/page';
import { hrefOf } from '../frame/router';
import type { Entity } from '../data/types';
import { inSentence } from '../data/words';

/** Stands where a record was that is not there, or not there any more. */
export function MissingRecord({ entity }: { readonly entity: Entity }) {
  return (
    <div className="blank">
      <PageHeading title={`This ${inSentence(entity.name)} does not exist`} />
      <p className="blank-text">It may have been deleted, or the address is mistyped.</p>
      <a className="button button-primary" href={hrefOf(entity.path, 'list')}>
        Go to {inSentence(entity.plural)}
      </a>
    </div>
  );
}
