import type { VariablesState } from './variables.store';

interface Kept {
  readonly userId: string;
  readonly projectId: string;
  readonly state: VariablesState;
}

/* In memory and nowhere else: secrets are not written to the browser's storage. It lasts until the tab is loaded anew. */
let kept: Kept | undefined;

/** What was typed when the session ended, for after signing in. */
export function keepVariables(left: Kept): void {
  kept = left;
}

/** What the same person typed on the same page; anybody else's is dropped. */
export function readKeptVariables(userId: string, projectId: string): VariablesState | undefined {
  return kept?.userId === userId && kept.projectId === projectId ? kept.state : undefined;
}

export function dropKeptVariables(): void {
  kept = undefined;
}
