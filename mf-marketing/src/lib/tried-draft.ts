import { ownStorage } from '@tessera/shared/remote';

/** What this browser knows of its draft, so that it can say when that is over. */
export interface TriedDraft {
  readonly id: string;
  readonly prompt: string;
}

const storage = ownStorage('mf-marketing', 'localStorage');
const NAME = 'draft';

/** Under which its records are kept in this browser's database. */
export const recordsOf = (id: string) => `draft-${id}`;

export function readTriedDraft(): TriedDraft | undefined {
  const text = storage.read(NAME);
  if (text === null) return undefined;
  try {
    const { id, prompt } = JSON.parse(text) as { id?: unknown; prompt?: unknown };
    return typeof id === 'string' && typeof prompt === 'string' ? { id, prompt } : undefined;
  } catch {
    // Written by something else: nothing is known then.
    return undefined;
  }
}

export function writeTriedDraft({ id, prompt }: TriedDraft): void {
  storage.write(NAME, JSON.stringify({ id, prompt }));
}

export function forgetTriedDraft(): void {
  storage.remove(NAME);
}
