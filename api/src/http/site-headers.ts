import type { RequestListener } from 'node:http';
import type { Environment } from '../config/environment';
import { classifyHost } from './hosts';

/** Devices and powers that no application has a use for, since nothing can be sent from it. */
const DENIED_FEATURES = [
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
];

/**
 * What every answer of a host of strangers' code has, unless its handler knows better. The policy is that of a file: run
 * as a page or as a worker, it may do nothing. `connection-allowlist` is for WebRTC, which no directive of the policy
 * stops (Chromium 152): everything else is left to the policy, and links may lead where they like.
 */
export const SITE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'connection-allowlist': '(response-origin "*://*:*/*" "mailto:*" "tel:*");redirects=allow;webrtc=block',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
} as const;

/**
 * Sets them on every answer to a host that is not the product's own. Before the framework sees the request: what that
 * refuses by itself, or while it closes, has no hooks.
 */
export function siteHeaders(
  settings: Pick<Environment, 'publicUrl' | 'apiUrl' | 'sitesDomain'>,
): RequestListener {
  return (request, response) => {
    if (classifyHost(request.headers.host, settings).kind === 'main') return;
    for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value);
  };
}
