import type { TemplateCategory } from '@tessera/shared/contracts';
import type { ApplicationDraft } from '../drafts/application-draft';

/** A complete application of one trade, as people find it among the templates. */
export interface SampleApplication {
  /** `florist-orders` */
  readonly id: string;
  readonly category: TemplateCategory;
  /** The trade or part of life that it belongs to: 'Flowers', 'Health'. */
  readonly domain: string;
  /** One sentence. */
  readonly description: string;
  readonly draft: ApplicationDraft;
}
