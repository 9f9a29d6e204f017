import { createContext, useContext } from 'react';
import type { Drafts } from '../records/record-draft';

interface Embedding {
  /** What the boxes hold at first. */
  readonly begin: Drafts;
  /** Called with the id of the record that was added. */
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

const EmbeddingContext = createContext<Embedding | null>(null);

/** Has the form inside it add a record for somebody else: it shows what is needed, and leaves no page. */
export const EmbeddedForm = EmbeddingContext;

/** Who the form adds a record for; null for a page of its own. */
export function useEmbedding(): Embedding | null {
  return useContext(EmbeddingContext);
}
