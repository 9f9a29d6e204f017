/** What an address answered. */
export interface SiteAnswer {
  readonly status: number;
  readonly etag: string | undefined;
}

/**
 * Asks the host of an application for a path, as a visitor's browser does, or by HEAD for what it says of it. Rejects where
 * nothing answers in time.
 */
export type AskSite = (host: string, path: string, method: 'GET' | 'HEAD') => Promise<SiteAnswer>;
