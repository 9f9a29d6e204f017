import type { ApiPort } from '@tessera/shared/remote/contract';
import { createRequiredContext } from '../lib/required-context';
import type { ShellSession } from './create-session';

/** The session of this page. */
export const [SessionProvider, useShellSession] = createRequiredContext<ShellSession>('The session');

/** The client that makes calls with it. */
export const [ApiProvider, useApi] = createRequiredContext<ApiPort>('The API client');
