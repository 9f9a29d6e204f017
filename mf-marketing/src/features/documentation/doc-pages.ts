import { paths } from '@tessera/shared/paths';

export interface DocPage {
  readonly slug: string;
  readonly title: string;
}

function page(title: string): DocPage {
  return { title, slug: title.toLowerCase().replaceAll(' ', '-') };
}

/** The documentation's sidebar (DOC-01). */
export const DOC_GROUPS: readonly { readonly title: string; readonly pages: readonly DocPage[] }[] = [
  {
    title: 'DOCUMENTATION',
    pages: ['Ai Assistant', 'Features', 'GitHub', 'Analytics', 'Demo', 'Conclusion'].map(page),
  },
  { title: 'RESOURCES', pages: ['API Reference', 'API Keys', 'Plugins', 'Support'].map(page) },
];

/** The page that the documentation opens with, and the one that says nothing yet (DOC-02). */
export const FIRST_PAGE = 'ai-assistant';
export const EMPTY_PAGE = 'features';

/** The address of a page of the documentation. */
export function docAddress(slug: string): string {
  return `${paths.docs.to()}/${slug}`;
}

/** The page of a slug, if the sidebar has it. */
export function findDocPage(slug: string): DocPage | undefined {
  return DOC_GROUPS.flatMap(({ pages }) => pages).find((candidate) => candidate.slug === slug);
}
