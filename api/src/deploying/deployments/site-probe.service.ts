import type { SiteAddress } from '../../config/site-addresses';
import type { AskSite, SiteAnswer } from './ask-site.port';

/** What came of asking an address. */
export type Probed =
  | { readonly isAnswering: true; readonly host: string }
  | { readonly isAnswering: false; readonly host: string; readonly why: string };

/** Asks the address of a name whether it answers with the files of a tree. Never rejects. */
export type ProbeSite = (appName: string, treeHash: string) => Promise<Probed>;

/** The mark of the script tells which files answer, so that nobody needs all of it; visitors see it, too. */
const SCRIPT = '/app.js';

export function createSiteProbe(ask: AskSite, addressOf: SiteAddress): ProbeSite {
  return async (appName, treeHash) => {
    const { host } = new URL(addressOf(appName));
    try {
      const answers = [await ask(host, '/', 'GET'), await ask(host, SCRIPT, 'HEAD')] as const;
      const why = findFault(answers, treeHash);
      return why === undefined ? { isAnswering: true, host } : { isAnswering: false, host, why };
    } catch {
      // Whatever broke, a visitor would have got nothing.
      return { isAnswering: false, host, why: 'did not answer' };
    }
  };
}

function findFault([page, script]: readonly [SiteAnswer, SiteAnswer], treeHash: string): string | undefined {
  if (page.status !== 200) return `answered ${page.status}`;
  if (script.status !== 200) return `answered ${script.status} for its code`;
  return script.etag?.includes(treeHash) ? undefined : 'answered with another version';
}
