import { createContext, useContext } from 'react';
import type { Field, Value } from '../data/types';
import type { Drafts } from '../records/record-draft';

/** A form that stands in a dialog and is filled in for somebody else. */
export interface Embedding {
  /** The verb on the button. */
  readonly verb: string;
  /** What the boxes hold at first, where it is not what a new record begins with. */
  readonly begin: Drafts;
  /** Whether it makes a whole record, for which the rules hold; else somebody else looks after them. */
  readonly isRecord: boolean;
  /** Which fields are asked for. */
  readonly asksFor: (field: Field) => boolean;
  /** Takes what was filled in, by the keys of the fields; null is what was left empty. Gives what to do when it is stored. */
  readonly onSave: (values: Readonly<Record<string, Value>>) => () => void;
  readonly onClose: () => void;
}

const EmbeddingContext = createContext<Embedding | null>(null);

/** Has the form inside it filled in for somebody else: it shows what is asked for, and leaves no page. */
export const EmbeddedForm = EmbeddingContext;

/** Who the form is filled in for; null for a page of its own. */
export function useEmbedding(): Embedding | null {
  return useContext(EmbeddingContext);
}
