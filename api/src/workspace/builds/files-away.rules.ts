import { AppError } from '../../core/app-error';

/** The server is well again when its storage is: seconds. */
const RETRY_AFTER = 2;

/** What is answered while built files cannot be read or written, as for a database that is away. */
export const filesAway = (): AppError =>
  new AppError(
    'UNAVAILABLE',
    'The server cannot reach the files of applications right now. Please try again in a moment.',
    { retryAfter: RETRY_AFTER },
  );
