import fc from 'fast-check';
import { ApiError, NetworkError } from '../http';
import { CALL_MESSAGES, type CatalogueCall } from './call-messages';
import {
  callbackErrorMessage,
  failureMessage,
  FORM_MESSAGES,
  OAUTH_MESSAGES,
  SERVICE_MESSAGES,
} from './index';
import { tooManyOtpAttempts } from './otp-messages';

const answered = (status: number, error: string, extra: Record<string, unknown> = {}, retryAfter?: number) =>
  new ApiError(status, { error, code: 'X', ...extra }, retryAfter);

const calls = Object.keys(CALL_MESSAGES) as CatalogueCall[];

const SOURCE: readonly [CatalogueCall, string, string][] = [
  ['register', 'Registration failed', 'Network error during registration'],
  ['forgotPassword', 'Failed to send reset instructions', 'Network error during password reset request'],
  ['verifyResetOtp', 'Invalid verification code', 'Network error during OTP verification'],
  ['resetPassword', 'Failed to reset password', 'Network error during password reset'],
  ['login', 'Login failed', 'Network error during login'],
  ['verifyOtp', 'OTP verification failed', 'Network error during OTP verification'],
  ['readUser', 'Failed to get user', 'Network error while fetching user'],
  ['updateProfile', 'Failed to update user profile', 'Network error during profile update'],
  ['readGithub', 'Failed to fetch GitHub configuration', 'Network error while fetching GitHub configuration'],
  ['updateGithubToken', 'Failed to update GitHub token', 'Network error during GitHub token update'],
  ['disconnectGithub', 'Failed to disconnect GitHub account', 'Network error during GitHub disconnection'],
];

describe('failureMessage', () => {
  it.each(calls)("[ERR-01] shows the server's error for %s, and the fallback when it has none", (call) => {
    expect(failureMessage(call, answered(400, 'The server says so'))).toBe('The server says so');
    expect(failureMessage(call, answered(502, ''))).toBe(CALL_MESSAGES[call].fallback);
    expect(failureMessage(call, answered(502, '  '))).toBe(CALL_MESSAGES[call].fallback);
    expect(failureMessage(call, new TypeError('a bug'))).toBe(CALL_MESSAGES[call].fallback);
    expect(failureMessage(call, 'not an error')).toBe(CALL_MESSAGES[call].fallback);
  });

  it.each(SOURCE)('[ERR-01] falls back for %s to the words of the source', (call, fallback) => {
    expect(failureMessage(call, answered(500, ''))).toBe(fallback);
  });

  it.each(SOURCE)('[ERR-02] names the call %s when no answer came', (call, _, network) => {
    expect(failureMessage(call, new NetworkError('fetch failed'))).toBe(network);
  });

  it('[OTP-06] composes the wait for a 429 to a code', () => {
    const error = answered(429, 'Slow down', { remainingAttempts: 2 }, 30);
    for (const call of ['verifyOtp', 'verifyResetOtp', 'verifyScreen'] as const)
      expect(failureMessage(call, error)).toBe(
        'Too many OTP attempts. 2 attempts remaining. Please try again in 30 seconds.',
      );
    expect(failureMessage('login', error)).toBe('Slow down');
  });

  it('[OTP-09] words the failures of the screens', () => {
    const silent = answered(500, '');
    expect(failureMessage('verifyScreen', silent)).toBe('Verification failed. Please try again.');
    expect(failureMessage('forgotPasswordScreen', silent)).toBe(
      'Failed to send reset instructions. Please try again later.',
    );
    expect(failureMessage('resetPasswordScreen', silent)).toBe('Failed to reset password. Please try again.');
    expect(failureMessage('verifyScreen', new NetworkError())).toBe('Network error during verification');
  });
});

describe('tooManyOtpAttempts', () => {
  it.each([
    [{}, 'Too many OTP attempts. Please wait before trying again.'],
    [
      { remainingAttempts: 0 },
      'Too many OTP attempts. 0 attempts remaining. Please wait before trying again.',
    ],
    [{ retryAfter: 59.2 }, 'Too many OTP attempts. Please try again in 60 seconds.'],
    [{ retryAfter: Number.NaN }, 'Too many OTP attempts. Please wait before trying again.'],
    [{ remainingAttempts: '<b>3</b>' }, 'Too many OTP attempts. Please wait before trying again.'],
  ])('[OTP-06] words %j', (given, message) => {
    expect(tooManyOtpAttempts(given)).toBe(message);
  });

  it('[OTP-06] keeps its frame whatever the answer carries', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.option(fc.double(), { nil: undefined }),
        (remainingAttempts, retryAfter) =>
          /^Too many OTP attempts\. (\d+ attempts remaining\. )?(Please try again in [\d.e+]+ seconds|Please wait before trying again)\.$/.test(
            tooManyOtpAttempts({ remainingAttempts, retryAfter }),
          ),
      ),
    );
  });
});

describe('callbackErrorMessage', () => {
  it.each([
    ['google', 'Google'],
    ['GITHUB', 'GitHub'],
    ['apple', 'Apple'],
    ['<img>', 'Provider'],
    ['constructor', 'Provider'],
    [null, 'Provider'],
  ])('[AUTH-08] names the provider %s as %s', (provider, name) => {
    expect(callbackErrorMessage('oauth_not_configured', provider)).toBe(
      `${name} sign-in is not configured on the server. Please contact support.`,
    );
    expect(callbackErrorMessage('oauth_failed', provider)).toBe(`${name} sign-in failed. Please try again.`);
  });

  it('[AUTH-08] words a cancelled sign-in and says nothing for unknown errors', () => {
    expect(callbackErrorMessage('no_code')).toBe('Authentication was cancelled or failed. Please try again.');
    expect(callbackErrorMessage('email_not_verified', 'github')).toBe(
      'GitHub has not verified your email address. Verify it there, or sign in with your password.',
    );
    expect(callbackErrorMessage('toString')).toBeUndefined();
    expect(callbackErrorMessage(null)).toBeUndefined();
  });

  it('[OAU-01] words a missing token', () => {
    expect(callbackErrorMessage('no_token')).toBe('Authentication failed: No token received');
  });

  it('[OAU-02] words a failed callback, missing data and a network error', () => {
    expect(callbackErrorMessage('auth_failed')).toBe('Failed to complete authentication');
    expect(OAUTH_MESSAGES.noData).toBe('No authentication data received');
    expect(failureMessage('oauthCallback', new NetworkError())).toBe(
      'Network error during callback processing',
    );
  });

  it('[OAU-03] words a missing code of GitHub', () => {
    expect(OAUTH_MESSAGES.noCode).toBe('No authorization code received');
  });

  it('[OAU-04] words the failures of reading the user', () => {
    expect(OAUTH_MESSAGES).toMatchObject({
      userData: 'Failed to get user data',
      userInformation: 'Failed to get user information',
      tokenRequired: 'Token is required for OAuth success',
      userDataAfterOauth: 'Failed to get user data after OAuth',
    });
  });
});

describe('the rest of the catalogue', () => {
  it('[ERR-07] holds the remaining messages of the source', () => {
    expect(Object.values(SERVICE_MESSAGES)).toEqual([
      'User not authenticated or token expired',
      'User not authenticated or user data not found',
      'Failed to get current user',
      'User ID is required',
      'OTP is required',
      'Reset token is required',
      'Password is required',
      'GitHub access token is required',
    ]);
    expect(FORM_MESSAGES.emailMissing).toBe('Email address is missing. Please go back.');
  });
});
