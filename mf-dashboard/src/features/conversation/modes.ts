import type { RunMode } from '@tessera/shared/contracts';

interface ModeWords {
  readonly label: string;
  /** What it does, for who chooses. */
  readonly does: string;
  readonly placeholder: string;
  /** The field's name. */
  readonly name: string;
  /** Said while it is under way. */
  readonly underWay: string;
}

/** How a message can be meant (SCR-02). */
export const MODES: Record<RunMode, ModeWords> = {
  build: {
    label: 'Build',
    does: 'Build changes the project.',
    placeholder: 'Describe a change…',
    name: 'Describe a change',
    underWay: 'Building…',
  },
  plan: {
    label: 'Plan',
    does: 'Plan says what it would change, and changes nothing.',
    placeholder: 'Describe a change to plan…',
    name: 'Describe a change to plan',
    underWay: 'Planning…',
  },
  ask: {
    label: 'Ask',
    does: 'Ask answers, and changes nothing.',
    placeholder: 'Ask about this project…',
    name: 'Ask about this project',
    underWay: 'Looking it up…',
  },
};

/** The part of a message that says how it is meant; nothing where it is to build. */
export function asMeant(mode: RunMode): { readonly mode?: RunMode } {
  return mode === 'build' ? {} : { mode };
}

/** What the built-in assistant takes for any of them (decisions, 'Money and credits'). */
export const PRICE = '0 credits';
