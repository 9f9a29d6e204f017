import type { ApplicationDraft } from '../drafts/application-draft';
import type { Language } from '../language/languages';

/**
 * What an application for one trade or one part of life usually is (READ-04): taken where words name the domain and leave the rest
 * open. What was said wins over it.
 */
export interface Archetype {
  /** Also the name of its file: 'tool-library'. */
  readonly id: string;
  /** What people call such an application, or what it keeps; the first is the usual one. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** Dictionary forms of words that people use when they speak of it; those of its own come first. */
  readonly words: readonly string[];
  readonly draft: ApplicationDraft;
}
