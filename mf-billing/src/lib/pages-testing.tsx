import { BrowserPortsContext, type LeaveGuard } from '@tessera/shared/remote';
import {
  buildApi,
  buildCredits,
  buildSession,
  buildShellProps,
  buildUser,
  renderRemote,
  type Answers,
} from '@tessera/shared/testing';
import type { ReactElement } from 'react';
import { buildPrices, buildQuote, buildSubscription, buildUsage } from './testing/builders';

const nothing = () => Promise.resolve({ items: [], nextCursor: null });

/** Renders the remote at an address, for a newcomer on a server where nothing was bought yet. */
export function openPage(
  routes: ReactElement,
  path: string | { pathname: string; search?: string; state?: unknown },
  answers: Answers = {},
) {
  const { api, ...server } = buildApi({
    'GET /plans': () => Promise.resolve(buildPrices()),
    'GET /credits/user/:userId': () => Promise.resolve([buildCredits({ balancecredits: 50 })]),
    'GET /subscription': () => Promise.resolve(buildSubscription()),
    'GET /payments': nothing,
    'GET /invoices': nothing,
    'GET /billing-details': () => Promise.resolve({ name: '', address: '', country: '', taxNumber: '' }),
    'GET /usage': () => Promise.resolve(buildUsage()),
    'GET /usage/entries': nothing,
    'POST /payments/quote': () => Promise.resolve(buildQuote()),
    ...answers,
  });
  const leave = jest.fn<void, [string]>();
  const guards = new Set<LeaveGuard>();
  const { router } = buildShellProps();
  const hold = (guard: LeaveGuard) => {
    guards.add(guard);
    return () => guards.delete(guard);
  };
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>{routes}</BrowserPortsContext>,
    { path, shell: { api, session: buildSession(buildUser()), router: { ...router, hold } } },
  );
  return { ...view, ...server, leave, guards };
}
