import { createHash, randomUUID } from 'node:crypto';

const digest = (verifier) =>
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url');

/**
 * Consent, the exchange of one-time codes with PKCE, and the end of tokens. Consent is given at once by `consenting.login`; with
 * `consenting.refuses` it is declined.
 */
export function createOauth(state, consenting, { clientId, clientSecret }) {
  const codes = new Map();

  return {
    /** Sends the browser back. */
    authorize(query) {
      const back = new URL(query.get('redirect_uri') ?? '');
      back.searchParams.set('state', query.get('state') ?? '');
      if (query.get('client_id') !== clientId || consenting.refuses) {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_description', 'The user has denied your application access.');
        return back.href;
      }
      const code = randomUUID();
      codes.set(code, {
        login: consenting.login,
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri'),
        scopes: (query.get('scope') ?? '').split(/[ ,]+/).filter(Boolean),
      });
      back.searchParams.set('code', code);
      return back.href;
    },
    /** GitHub answers failures of an exchange with 200. */
    exchange(form) {
      const grant = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
        return {
          error: 'incorrect_client_credentials',
          error_description: 'The client_id and/or client_secret passed are incorrect.',
        };
      if (
        grant === undefined ||
        grant.redirectUri !== form.get('redirect_uri') ||
        (grant.challenge !== '' && digest(form.get('code_verifier')) !== grant.challenge)
      )
        return {
          error: 'bad_verification_code',
          error_description: 'The code passed is incorrect or expired.',
        };
      const token = state.addToken(grant.login, { scopes: grant.scopes, isOauth: true });
      return { access_token: token, token_type: 'bearer', scope: grant.scopes.join(',') };
    },
    /** DELETE /applications/:id/token. Answers the status. */
    revoke(asked, authorization, body) {
      const [name, secret] = Buffer.from(authorization?.replace(/^Basic /i, '') ?? '', 'base64')
        .toString()
        .split(':');
      if (asked !== clientId || name !== clientId || secret !== clientSecret) return 401;
      const token = body?.access_token ?? '';
      if (!state.tokens.get(token)?.isOauth) return 404;
      state.tokens.delete(token);
      return 204;
    },
  };
}
