import type { KnownOfApplication } from './known';

type Kept = Pick<KnownOfApplication, 'dataPlace'>;

export const isOnServer = ({ dataPlace }: Kept): boolean => dataPlace === 'database';

/** 'kept in the browser'. */
export const keptWords = (known: Kept): string =>
  isOnServer(known) ? 'kept in a database' : 'kept in the browser';

/** Where records are, and who has them (DATA-01). */
export const whereKept = (known: Kept): string =>
  isOnServer(known)
    ? 'Records are kept in a database on the server: the preview and the live app have their own, and visitors of the live app share what ‘Visitors may’ in the settings allows'
    : 'Records are kept in the browser, in its local storage: each browser has its own, and the server never sees them';
