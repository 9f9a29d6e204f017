import { secondsUntil, addSeconds, type Clock } from '../../core/clock';
import { AppError } from '../../core/app-error';

/** What a host stands for, for whoever asks for a certificate. */
export type AskedHost =
  | { readonly kind: 'main' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'site'; readonly label: string }
  | { readonly kind: 'preview'; readonly label: string };

export interface CertificateAskSettings {
  readonly clock: Clock;
  readonly classify: (host: string) => AskedHost;
  /** The application at a domain of its owner's, from memory. */
  readonly findCustom: (host: string) => string | undefined;
  /** Whether something is live under a name. */
  readonly isLive: (appName: string) => Promise<boolean>;
  readonly isPreviewOpen: (label: string) => Promise<boolean>;
}

/** Whether something answers at a host. Throws RATE_LIMITED. */
export type AskForHost = (host: string) => Promise<boolean>;

/** Of names below the sites' domain, a minute and process. */
const ASKED_A_MINUTE = 6000;
const MINUTE_SECONDS = 60;

/**
 * Everybody who opens a TLS connection has the proxy ask, with any name they like. Domains of owners and names that are nobody's are
 * answered from memory and never counted. Only names below the sites' domain are looked up, by one statement each, and those are counted.
 */
export function createCertificateAsks(settings: CertificateAskSettings): AskForHost {
  const { clock, classify, findCustom, isLive, isPreviewOpen } = settings;
  let window = { ends: new Date(0), asked: 0 };

  function count(): void {
    const now = clock();
    if (window.ends <= now) window = { ends: addSeconds(now, MINUTE_SECONDS), asked: 0 };
    window.asked += 1;
    if (window.asked <= ASKED_A_MINUTE) return;
    throw new AppError('RATE_LIMITED', 'Too many hosts were asked for. Please wait a moment.', {
      retryAfter: secondsUntil(window.ends, now),
    });
  }

  return async (host) => {
    const asked = classify(host);
    if (asked.kind === 'main') return true;
    if (asked.kind === 'unknown') return findCustom(host) !== undefined;
    // What no name can be is not worth a question.
    if (!LABEL.test(asked.label)) return false;
    count();
    return asked.kind === 'site' ? isLive(asked.label) : isPreviewOpen(asked.label);
  };
}

const LABEL = /^[a-z0-9-]{1,63}$/;
