import type { Outcome } from '../data/steps';
import { useToast } from '../frame/toasts';

/** Gives the function that says what became of a step: done, with undo, or why not. True when it is done. */
export function useOutcome(): (outcome: Outcome, done: string, afterUndo?: () => void) => boolean {
  const toast = useToast();
  return (outcome, done, afterUndo) => {
    if (!outcome.isDone) {
      toast(outcome.message);
      return false;
    }
    toast(done, () => {
      outcome.undo();
      afterUndo?.();
    });
    return true;
  };
}
