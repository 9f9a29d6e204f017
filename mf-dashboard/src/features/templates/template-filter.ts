import {
  TEMPLATE_CATEGORIES,
  templateSortSchema,
  type Template,
  type TemplateCategory,
  type TemplateSort,
} from '@tessera/shared/contracts';

export type Choice = 'All' | TemplateCategory;

/** TPL-02, in order. */
export const CHOICES: readonly Choice[] = ['All', ...TEMPLATE_CATEGORIES];

export const SORTS: readonly { readonly value: TemplateSort; readonly label: string }[] = [
  { value: 'popular', label: 'Popular' },
  { value: 'trending', label: 'Trending' },
  { value: 'recent', label: 'Recent' },
];

export interface TemplateFilter {
  readonly choice: Choice;
  readonly sort: TemplateSort;
  readonly search: string;
}

/** What the address says; anything that it cannot mean is passed over. */
export function readFilter(query: URLSearchParams): TemplateFilter {
  return {
    choice: CHOICES.find((choice) => choice === query.get('category')) ?? 'All',
    sort: templateSortSchema.safeParse(query.get('sort')).data ?? 'popular',
    search: query.get('search') ?? '',
  };
}

/** The address of a filter, with whatever else stands in it; what is usual is left out. */
export function writeFilter(query: URLSearchParams, filter: Partial<TemplateFilter>): URLSearchParams {
  const next = { ...readFilter(query), ...filter };
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) written.delete(name);
    else written.set(name, value);
  };
  put('category', next.choice, 'All');
  put('sort', next.sort, 'popular');
  put('search', next.search, '');
  return written;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the category in which every word of the search stands somewhere. */
export function filterTemplates(
  templates: readonly Template[],
  { choice, search }: Pick<TemplateFilter, 'choice' | 'search'>,
): readonly Template[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (choice !== 'All' && template.category !== choice) return false;
    const { title, description, category, author } = template;
    const text = plain([title, description, category, author.name].join(' '));
    return words.every((word) => text.includes(word));
  });
}
