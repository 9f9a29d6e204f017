import { writeDraft } from '@tessera/shared/remote/hand-over';

/** Leaves the text for the home page of the application, which begins with it once somebody is signed in. */
export function leaveDraft(text: string): void {
  writeDraft('apphome', text);
}
