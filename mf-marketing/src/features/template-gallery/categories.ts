import type { TemplateCategory } from '@tessera/shared/contracts';

/**
 * TPL-02, in order. Kept here rather than taken from the contracts, which would bring zod into the first view;
 * a test holds the two together.
 */
export const CATEGORIES: readonly TemplateCategory[] = [
  'Internal Tools',
  'Website',
  'Personal',
  'Consumer App',
  'B2B App',
  'Prototype',
];

export type Choice = 'All' | TemplateCategory;

export const CHOICES: readonly Choice[] = ['All', ...CATEGORIES];
