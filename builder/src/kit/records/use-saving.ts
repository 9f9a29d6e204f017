import { useEffect, useRef, useState } from 'react';
import type { Rejection } from '../data/served-steps';
import type { Settled } from '../data/store-writer';
import { useStore } from '../frame/store-context';

/** Who waits for less does not have to be told. */
const SAVING_MS = 300;

interface Wait {
  readonly settling: Promise<Settled>;
  /** It is stored, or kept until there is a network, also where the form is gone by now. */
  readonly onStored: () => void;
  readonly onDone: () => void;
  readonly onRejected: (rejection: Rejection) => void;
}

interface Saving {
  /** Whether it takes so long that it is told. */
  readonly isSlow: boolean;
  /** Whether something is being saved. */
  readonly isBusy: () => boolean;
  readonly wait: (wait: Wait) => Promise<void>;
}

/** Waits for what the server says about what a form has stored. [DATA-04] */
export function useSaving(): Saving {
  const { tell } = useStore();
  const [isSlow, setIsSlow] = useState(false);
  const isBusy = useRef(false);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    isSlow,
    isBusy: () => isBusy.current,
    wait: async ({ settling, onStored, onDone, onRejected }) => {
      isBusy.current = true;
      const timer = setTimeout(setIsSlow, SAVING_MS, true);
      const settled = await settling;
      clearTimeout(timer);
      isBusy.current = false;
      const isRejected = typeof settled === 'object';
      if (!isRejected) onStored();
      if (isThere.current) {
        setIsSlow(false);
        if (isRejected) onRejected(settled);
        else onDone();
      } else if (isRejected) {
        // The form was left meanwhile: a notice says it.
        tell({ ...settled, isKept: true });
      }
    },
  };
}
