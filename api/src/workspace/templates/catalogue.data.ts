import { LIFE_TEMPLATES } from './catalogue-life.data';
import { WORK_TEMPLATES } from './catalogue-work.data';
import type { TemplateSource } from './template-source.schema';

/**
 * The templates of the product, one of each half in turn, so that the first few show what there is. Each is a sample
 * application of the builder, or a prompt that the builder turns into a working application with nothing missing.
 */
export const CATALOGUE: readonly TemplateSource[] = WORK_TEMPLATES.flatMap((template, index) => {
  const other = LIFE_TEMPLATES[index];
  return other ? [other, template] : [template];
});

/** Ids of earlier catalogues, which links and projects still name, with what stands in their place. */
export const OLD_IDS: Readonly<Record<string, string>> = {
  'conference-talks': 'event-programme',
  crm: 'deals-board',
  'equipment-inventory': 'equipment-loans',
  'expense-tracker': 'household-budget',
  'experiment-log': 'research-experiments',
  'feedback-list': 'customer-feedback',
  'film-diary': 'film-club',
  invoices: 'freelance-invoices',
};
