import type { Page, Redirect } from '../contracts';

/**
 * One page as a remote declares it. `icon`: the name of a Lucide icon ('git-branch'), or path data of SVG on a grid of
 * 24 by 24; the build turns names into path data.
 */
export type PageDeclaration = Page;

/** What a remote itself needs to know of its pages. */
export type PagePatterns<Name extends string> = Readonly<Record<Name, { readonly pattern: string }>>;

/**
 * The pages of a remote, by names of its own (COMP-01). This is the only place that describes them: the build writes
 * them into the version record, `mfr pin` checks them against the other remotes' and the shell derives everything from
 * them. Only the patterns are part of the remote's own code.
 *
 * @example
 * // src/pages.ts
 * export const pages = definePages({
 *   reports: { pattern: '/reports', title: 'Reports', access: 'protected', frame: 'app' },
 * });
 */
export function definePages<Name extends string>(
  pages: Readonly<Record<Name, PageDeclaration>>,
): PagePatterns<Name> {
  return pages;
}

/** Addresses of the same remote that lead elsewhere at once: `src/pages.ts` exports them as `redirects`. */
export function defineRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects;
}
