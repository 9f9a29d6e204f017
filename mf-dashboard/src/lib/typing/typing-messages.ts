import type { TypedReading } from '@tessera/builder/typing';
import type { ApplicationModel } from '@tessera/shared/contracts';

/** What the page and the worker that reads say to each other. */
export type TypingMessage =
  /** Texts from here on are messages to this application, or prompts without one. */
  | { readonly say: 'about'; readonly model: ApplicationModel | undefined }
  | { readonly say: 'read'; readonly number: number; readonly text: string };

export interface TypingAnswer {
  readonly number: number;
  readonly reading: TypedReading;
}
