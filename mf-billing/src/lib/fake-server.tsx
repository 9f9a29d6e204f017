import type { CreditPack, LedgerEntry, Payment } from '@tessera/shared/contracts';
import { ApiError } from '@tessera/shared/http';
import type { ApiPort, SessionPort } from '@tessera/shared/remote';

export interface Call {
  readonly path: string;
  readonly input: { readonly body?: unknown; readonly query?: unknown; readonly params?: unknown };
  readonly idempotencyKey: string | undefined;
}

/** The server's answers for a test, by method and path of the call. */
export type Answers = Readonly<Record<string, (call: Call) => Promise<unknown>>>;

const USER_ID = '5f8f8c44-9b0f-4d0c-9a53-0e9c7b1d2a11';

export const packs: CreditPack[] = [
  { id: 'credits-1000', credits: 1000, amount: 79_900 },
  { id: 'credits-5000', credits: 5000, amount: 349_900 },
];

export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    status: 'succeeded',
    amount: 79_900,
    currency: 'INR',
    credits: 1000,
    last4: '4242',
    reason: null,
    nextAction: null,
    receipt: 'TS-11111111',
    at: new Date().toISOString(),
    ...overrides,
  };
}

export function buildEntry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: crypto.randomUUID(),
    amount: -1000,
    balanceAfter: 50,
    kind: 'deployment',
    note: 'Deployed practice-journal',
    at: new Date().toISOString(),
    ...overrides,
  };
}

/** A failure that the server answered. */
export function refusal(status: number, code: string, error: string, fields: Record<string, string> = {}) {
  return new ApiError(status, { error, code, fields });
}

/** A balance as the server answers it. */
export function creditsOf(balance: number) {
  return [{ id: '22222222-2222-4222-8222-222222222222', userId: USER_ID, balancecredits: balance }];
}

const signedIn = {
  status: 'signedIn',
  user: {
    id: USER_ID,
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: 'ada@example.com',
    plan: { name: 'Starter' },
  },
} as const;

const session: SessionPort = {
  getState: () => signedIn,
  subscribe: () => () => undefined,
  establish: () => undefined,
  signOut: () => undefined,
};

/** Stands in for the network of a test, at the port that the shell gives; a user is signed in. */
export function createFakeServer(answers: Answers) {
  const calls: Call[] = [];
  const call: ApiPort['call'] = (contract, input, options) => {
    const made = {
      path: `${contract.method} ${contract.path}`,
      input,
      idempotencyKey: options?.idempotencyKey,
    };
    calls.push(made);
    const answer = answers[made.path];
    if (!answer) throw new Error(`This test has no answer for ${made.path}`);
    return answer(made) as never;
  };
  const api: ApiPort = { call, stream: () => Promise.reject(new Error('This test opened a stream')) };
  return {
    shell: { api, session },
    calls,
    callsOf: (path: string) => calls.filter((one) => one.path === path),
  };
}
