import { useStore, useStoreState } from '../frame/store-context';
import { useToast } from '../frame/toasts';

/** Says that what one sees was put in to show how the application works, and removes it by one press. */
export function SampleNotice() {
  const store = useStore();
  const toast = useToast();
  useStoreState(store);
  if (!store.hasSamples()) return null;
  return (
    <div className="sample-notice" role="note">
      <p>
        These are sample records.
        <span className="wide-only"> They show how it works; what you add stays.</span>
      </p>
      <button
        type="button"
        className="button button-small button-quiet"
        onClick={() => {
          toast('Sample records removed.', store.removeSamples());
        }}
      >
        Remove samples
      </button>
    </div>
  );
}
