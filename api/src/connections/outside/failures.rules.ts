import type { CONNECTION_STEPS, ConnectionCause } from '@tessera/shared/contracts';
import { errorCode, isSqlState } from '../../core/error-code';
import type { Target } from './outside-tasks.schema';

export type ConnectionStep = (typeof CONNECTION_STEPS)[number];

/** What went wrong, and the sentence for whoever has to mend it. None of the words are the server's own. */
export interface ConnectionFailure {
  readonly cause: ConnectionCause;
  readonly message: string;
}

/** A failure that we found ourselves. */
export class ReachError extends Error {
  override readonly name = 'ReachError';
  constructor(readonly failure: ConnectionFailure) {
    super(failure.message);
  }
}

export const FAILURES = {
  notFound: { cause: 'host-not-found', message: 'Host name not found' },
  privateNetwork: {
    cause: 'private-network',
    message: 'This server does not connect to private networks',
  },
  /** Names of the inside are nobody's business: one that is there is told like one that is not. */
  notOutside: {
    cause: 'host-not-found',
    message: 'Host name not found, or on a private network that this server does not connect to',
  },
  never: { cause: 'private-network', message: 'This server does not connect to this network' },
  own: { cause: 'not-allowed', message: 'This database belongs to the server itself' },
  tooMuch: { cause: 'other', message: 'The server sent more data than Tessera reads' },
  tooSlow: { cause: 'too-slow', message: 'The server took too long to answer' },
  notPostgres: { cause: 'not-postgres', message: 'What answers there is not PostgreSQL' },
} as const satisfies Readonly<Record<string, ConnectionFailure>>;

/** By what Node says of a connection that is not made. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  ...['ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL', 'ENETDOWN', 'EHOSTDOWN', 'EACCES', 'EPERM'],
]);
const TRUST =
  /^(?:CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|ERR_OSSL_)/;
const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'Certificate expired',
  CERT_NOT_YET_VALID: 'Certificate not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host',
};

/** A sentence for what failed while `step` was tried. */
export function explainConnection(
  error: unknown,
  step: ConnectionStep,
  target: Pick<Target, 'port' | 'database'>,
): ConnectionFailure {
  if (error instanceof ReachError) return error.failure;
  const code = errorCode(error) ?? '';
  if (step === 'resolve') return FAILURES.notFound;
  if (step === 'reach') return explainReach(code, target);
  return (
    explainState(code, target) ??
    explainTransport(error, code, step) ?? { cause: 'other', message: OTHER[step] }
  );
}

const OTHER: Readonly<Record<Exclude<ConnectionStep, 'resolve' | 'reach'>, string>> = {
  signIn: 'Signing in failed',
  version: 'The version could not be read',
  tables: 'The tables could not be read',
};

function explainReach(code: string, { port }: Pick<Target, 'port'>): ConnectionFailure {
  if (code === 'ECONNREFUSED') return { cause: 'refused', message: `Refused on port ${String(port)}` };
  if (code === 'ETIMEDOUT') return { cause: 'too-slow', message: `No answer on port ${String(port)}` };
  if (UNREACHABLE.has(code)) return { cause: 'unreachable', message: 'The host cannot be reached' };
  return { cause: 'unreachable', message: `No connection on port ${String(port)}` };
}

/** By PostgreSQL's own codes: five digits or capitals. */
function explainState(code: string, { database }: Pick<Target, 'database'>): ConnectionFailure | undefined {
  switch (code) {
    case '28P01':
      return { cause: 'password', message: 'Password rejected' };
    case '28000':
      return { cause: 'not-allowed', message: 'This user is not let in from here' };
    case '3D000':
      return { cause: 'no-database', message: `There is no database "${database}"` };
    case '42501':
      return { cause: 'not-allowed', message: `This user may not use the database "${database}"` };
    case '53300':
      return { cause: 'other', message: 'The server has too many connections' };
    case '57P03':
      return { cause: 'other', message: 'The server is starting or stopping' };
    case '57014':
      return FAILURES.tooSlow;
    default:
      return undefined;
  }
}

/** What TLS and the driver say, which gives most of it no code. */
function explainTransport(error: unknown, code: string, step: ConnectionStep): ConnectionFailure | undefined {
  if (TRUST.test(code)) {
    return { cause: 'certificate', message: CERTIFICATES[code] ?? 'Certificate not trusted' };
  }
  const words = error instanceof Error ? error.message : '';
  if (/does not support SSL/.test(words))
    return { cause: 'no-ssl', message: 'The server does not offer SSL' };
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO') {
    return { cause: 'no-ssl', message: 'An encrypted connection could not be made' };
  }
  if (words.startsWith('SASL')) return { cause: 'password', message: 'Password rejected' };
  if (/authentication/i.test(words)) {
    return { cause: 'other', message: 'The server asks for a sign-in method that is not supported' };
  }
  // An SQL state that is not known above is an answer of PostgreSQL's.
  if (isSqlState(code)) return undefined;
  return step === 'signIn' ? FAILURES.notPostgres : { cause: 'other', message: 'The connection was lost' };
}
