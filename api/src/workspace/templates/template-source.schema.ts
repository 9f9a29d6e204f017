import type { ProjectFile } from '@tessera/builder';
import type { TemplateCategory, TemplatePreview } from '@tessera/shared/contracts';

/** One template as it is written down; everything else about it follows from its model. */
export interface TemplateSource {
  /** That of the builder's sample application that it begins as, unless it has words. */
  readonly id: string;
  /** Of the template and of the application that begins with it. */
  readonly title: string;
  readonly category: TemplateCategory;
  readonly description: string;
  /** The prompt whose application it is. */
  readonly words?: string;
  /** Name of a lucide icon. */
  readonly iconType: string;
  /** A role, never a person. */
  readonly author: string;
  /** When it joined the catalogue: YYYY-MM-DD. */
  readonly addedOn: string;
}

/** What a template's pictures were drawn of, and their files in `api/template-pictures`. */
export interface DrawnTemplate {
  /** The hash of the model's own files (`drawnHash`). */
  readonly of: string;
  readonly light: string;
  readonly dark: string;
  readonly preview: TemplatePreview;
}

/** What a template's model is to be made into. */
export interface TemplateRequest {
  readonly id: string;
}

/** A template's application: what it can do, in words, and its files. */
export interface TemplateApplication {
  /** A data address. */
  readonly icon: string;
  readonly features: readonly string[];
  readonly files: readonly ProjectFile[];
}
