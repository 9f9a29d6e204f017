/**
 * What a page that anybody may open is called and begins with: the one source for the HTML that the server sends
 * (title, previews of links, first words) and for the pages themselves.
 */
export interface PublicPage {
  readonly path: string;
  /** Without the brand: the tab shows '<title> · <brand>'. */
  readonly title: string;
  readonly description: string;
  /** The h1 and the sentence under it; absent where a page is a form or only passes through. */
  readonly hero?: PublicHero;
  /** The address that search engines keep, where two show the same. */
  readonly canonical?: string;
  /** Not for search engines. */
  readonly isHidden?: boolean;
}

export interface PublicHero {
  readonly heading: string;
  readonly lead: string;
  /** The page types the heading letter by letter: it must not stand there before. */
  readonly isTyped?: boolean;
}

/** What a page of the site is called and begins with. */
export interface PageWords {
  readonly title: string;
  readonly hero: PublicHero;
}
