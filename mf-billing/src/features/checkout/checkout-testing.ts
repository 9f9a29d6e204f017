import {
  buildInvoice,
  buildPayment,
  buildPrices,
  buildQuote,
  buildSubscription,
} from '../../lib/testing/builders';
import type { CheckoutPorts } from './checkout.ports';
import type { OpenAttempt } from './open-attempt';

type Calls = Omit<CheckoutPorts, 'attempt'>;

function mockPort<Name extends keyof Calls>(_name: Name, run: () => ReturnType<Calls[Name]>) {
  return jest.fn<ReturnType<Calls[Name]>, Parameters<Calls[Name]>>(run);
}

/** Ports of a checkout at which everything works, and that count; overridable. */
export function buildPorts(overrides: Partial<{ [Name in keyof Calls]: Calls[Name] }> = {}) {
  let keys = 0;
  let quotes = 0;
  let open: OpenAttempt | undefined;
  const ports = {
    readPrices: mockPort('readPrices', () => Promise.resolve(buildPrices())),
    quote: mockPort('quote', () => {
      quotes += 1;
      return Promise.resolve(buildQuote({ quoteId: `quote-${String(quotes)}` }));
    }),
    pay: mockPort('pay', () => Promise.resolve(buildPayment())),
    confirm: mockPort('confirm', () => Promise.resolve(buildPayment())),
    readPayment: mockPort('readPayment', () => Promise.resolve(buildPayment())),
    readBalance: mockPort('readBalance', () => Promise.resolve(1050)),
    readSubscription: mockPort('readSubscription', () => Promise.resolve(buildSubscription())),
    readInvoice: mockPort('readInvoice', () => Promise.resolve(buildInvoice())),
    renewUser: mockPort('renewUser', () => Promise.resolve()),
    remember: mockPort('remember', () => undefined),
    leave: mockPort('leave', () => undefined),
    newKey: mockPort('newKey', () => {
      keys += 1;
      return `key-${String(keys)}`;
    }),
    now: mockPort('now', Date.now),
    wait: mockPort('wait', () => Promise.resolve()),
    report: mockPort('report', () => undefined),
    attempt: {
      read: (item: string) => (open?.quote.item === item ? open : undefined),
      write: (attempt: OpenAttempt) => {
        open = attempt;
      },
      remove: () => {
        open = undefined;
      },
    },
  };
  for (const [name, run] of Object.entries(overrides))
    (ports[name as keyof Calls] as unknown as jest.Mock).mockImplementation(run as never);
  return ports;
}
