import type { Environment } from '../config/environment';

type HeaderSettings = Pick<Environment, 'publicUrl' | 'apiUrl' | 'sitesDomain'>;

/** Has browsers ask by https alone, for a year. */
export const HSTS = 'strict-transport-security';

/** The hash of an empty style element, which styled-components inserts before it fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of every answer. HSTS only over https: it would lock a local http installation out. */
export function commonHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(settings.publicUrl.startsWith('https:') ? { [HSTS]: 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers of the API's answers, which are data and never a page. */
export function apiHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...commonHeaders(settings),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

/** Headers of the shell's page: only pinned scripts of this origin run in it. */
export function pageHeaders(settings: HeaderSettings): Record<string, string> {
  const scheme = settings.publicUrl.startsWith('https:') ? 'https' : 'http';
  const connect = settings.apiUrl === undefined ? '' : ` ${new URL(settings.apiUrl).origin}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    // Workers of remotes start from memory: their code is fetched with its hash, which no browser checks of a worker's address.
    "worker-src 'self' blob:",
    `frame-src ${scheme}://*.preview.${settings.sitesDomain}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ];
  return {
    ...commonHeaders(settings),
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}
