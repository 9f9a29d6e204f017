import type { Entity } from '../data/types';
import { useRights, useStore, useStoreState } from '../frame/store-context';
import { useToast } from '../frame/toasts';

/** Says that records of a list were put in to show how the application works, and removes all such by one press. */
export function SampleNotice({ entity }: { entity: Entity }) {
  const store = useStore();
  const toast = useToast();
  useStoreState(store);
  const { remove } = useRights(entity);
  const kinds = store.samplesOf(entity);
  if (kinds === 'none') return null;
  return (
    <div className="sample-notice" role="note">
      <p>
        {kinds === 'all' ? 'These are sample records.' : 'Some of these are sample records.'}
        <span className="wide-only"> They show how it works; what you add stays.</span>
      </p>
      {remove && (
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => {
            toast('Sample records removed.', store.removeSamples());
          }}
        >
          Remove samples
        </button>
      )}
    </div>
  );
}
