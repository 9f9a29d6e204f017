import type {
  CONNECTION_STEPS,
  ConnectionTest,
  DatabaseConnection,
  SslMode,
} from '@tessera/shared/contracts';
import { formatNumber } from '@tessera/shared/ui';

type Step = (typeof CONNECTION_STEPS)[number];

export const STEP_TITLES: Readonly<Record<Step, string>> = {
  resolve: 'Host name found',
  reach: 'Server reached',
  signIn: 'Signed in',
  version: 'PostgreSQL version',
  tables: 'Tables readable',
};

export const SSL_OPTIONS = [
  { value: 'require', label: 'Require' },
  { value: 'verify', label: 'Verify with CA certificate' },
  { value: 'off', label: 'Off' },
] as const satisfies readonly { readonly value: SslMode; label: string }[];

export const SSL_HINTS: Readonly<Record<SslMode, string>> = {
  require: 'Encrypted, but nothing proves that this is the right server.',
  verify: 'Encrypted, and the server proves who it is.',
  off: 'Not encrypted: the password and all data can be read on the way.',
};

export const accessOf = ({ readOnly }: Pick<DatabaseConnection, 'readOnly'>) =>
  readOnly ? 'Read-only' : 'Changes allowed';

/** Why a test failed, in a sentence. */
export function causeOf({ steps }: ConnectionTest): string {
  const failed = steps.find(({ state }) => state === 'failed');
  return failed?.detail ?? 'It did not work';
}

/** The outcome of a test in a sentence that is also read aloud. */
export function outcomeOf(test: ConnectionTest): string {
  if (!test.passed) return `The connection does not work: ${causeOf(test)}`;
  const details = test.steps.flatMap(({ step, detail }) =>
    detail !== null && (step === 'version' || step === 'tables') ? [detail] : [],
  );
  return ['The connection works', ...(details.length > 0 ? [details.join(', ')] : [])].join(': ');
}

/** As `psql` shows where one is. */
export const placeOf = ({ host, port, database }: Pick<DatabaseConnection, 'host' | 'port' | 'database'>) =>
  `${host.includes(':') ? `[${host}]` : host}${port === 5432 ? '' : `:${String(port)}`}/${database}`;

export const rowsInWords = (rows: number) => `About ${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`;
