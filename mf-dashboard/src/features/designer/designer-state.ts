import { designRisks, type DesignRisks } from '@tessera/builder/design';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { replay, type DesignDraft, type Replayed } from '../../lib/design/design-draft';
import type { DesignPorts } from '../../lib/design/design.ports';

export type Saving =
  | { readonly step: 'idle' }
  | { readonly step: 'saving' }
  | { readonly step: 'saved'; readonly number: number };

export interface Version {
  readonly id: string;
  readonly number: number;
}

export interface ReadyDesign {
  readonly step: 'ready';
  /** What the draft was made on. */
  readonly version: Version;
  readonly base: ApplicationModel;
  readonly draft: DesignDraft;
  /** The base with the draft. */
  readonly drawn: Replayed;
  readonly saving: Saving;
  /** Why the last press or the last saving did nothing. */
  readonly problem: string | undefined;
  /** A newer version than the one that the draft was made on, where there is one. */
  readonly newer: { readonly version: Version; readonly model: ApplicationModel } | undefined;
  /** What had no place in the newer version. */
  readonly leftOut: readonly string[];
}

export type DesignerState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string; readonly isRetrying: boolean }
  /** There is no version yet. */
  | { readonly step: 'none' }
  /** The version has no model. */
  | { readonly step: 'codeOnly' }
  | ReadyDesign;

/** A draft as it is kept while it is not saved. */
export interface KeptDraft {
  readonly version: Version;
  readonly draft: DesignDraft;
}

export interface DesignerPorts extends DesignPorts {
  readonly readDraft: () => KeptDraft | undefined;
  readonly keepDraft: (draft: KeptDraft | undefined) => void;
}

export function drawnOn(base: ApplicationModel, draft: DesignDraft): Pick<ReadyDesign, 'draft' | 'drawn'> {
  return { draft, drawn: replay(base, draft) };
}

export const isUnsaved = (state: DesignerState) => state.step === 'ready' && state.draft.actions.length > 0;

export const risksOf = ({ base, drawn }: ReadyDesign): DesignRisks => designRisks(base, drawn.model);
