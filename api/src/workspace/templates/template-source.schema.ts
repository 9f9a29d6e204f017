import type { TemplateCategory } from '@tessera/shared/contracts';

/** One template as it is written down; everything else about it follows from what the builder makes of the prompt. */
export interface TemplateSource {
  readonly id: string;
  readonly title: string;
  readonly category: TemplateCategory;
  readonly description: string;
  readonly prompt: string;
  /** Name of a lucide icon. */
  readonly iconType: string;
  /** A role, never a person. */
  readonly author: string;
  /** When it joined the catalogue: YYYY-MM-DD. */
  readonly addedOn: string;
  /** The fields that its card shows, by name, and a few example records with a text for each. */
  readonly shows: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
