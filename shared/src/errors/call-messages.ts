/** What a failed call says when the server has no words for it, or does not answer at all. */
export interface CallMessages {
  /** The server answered with a failure but without a message of its own (ERR-01). */
  readonly fallback: string;
  /** No answer came (ERR-02). */
  readonly network: string;
}

/** The messages of specification 8, by call. Screens with words of their own have an entry of their own. */
export const CALL_MESSAGES = {
  register: {
    fallback: 'Registration failed',
    network: 'Network error during registration',
  },
  login: {
    fallback: 'Login failed',
    network: 'Network error during login',
  },
  forgotPassword: {
    fallback: 'Failed to send reset instructions',
    network: 'Network error during password reset request',
  },
  verifyOtp: {
    fallback: 'OTP verification failed',
    network: 'Network error during OTP verification',
  },
  verifyResetOtp: {
    fallback: 'Invalid verification code',
    network: 'Network error during OTP verification',
  },
  resetPassword: {
    fallback: 'Failed to reset password',
    network: 'Network error during password reset',
  },
  resendOtp: {
    fallback: 'Failed to send a new code',
    network: 'Network error while sending a new code',
  },
  readUser: {
    fallback: 'Failed to get user',
    network: 'Network error while fetching user',
  },
  readCurrentUser: {
    fallback: 'Failed to get current user',
    network: 'Network error while fetching user',
  },
  updateProfile: {
    fallback: 'Failed to update user profile',
    network: 'Network error during profile update',
  },
  readGithub: {
    fallback: 'Failed to fetch GitHub configuration',
    network: 'Network error while fetching GitHub configuration',
  },
  updateGithubToken: {
    fallback: 'Failed to update GitHub token',
    network: 'Network error during GitHub token update',
  },
  disconnectGithub: {
    fallback: 'Failed to disconnect GitHub account',
    network: 'Network error during GitHub disconnection',
  },
  initiateGoogle: {
    fallback: 'Failed to initiate Google sign-in',
    network: 'Failed to connect to Google',
  },
  verifyGoogle: {
    fallback: 'Google Sign-In failed',
    network: 'Failed to connect to Google',
  },
  /** The page /verify (OTP-09). */
  verifyScreen: {
    fallback: 'Verification failed. Please try again.',
    network: 'Network error during verification',
  },
  /** The page /forgot-password (OTP-09). */
  forgotPasswordScreen: {
    fallback: 'Failed to send reset instructions. Please try again later.',
    network: 'Network error during password reset request',
  },
  /** The page /reset-password (OTP-09). */
  resetPasswordScreen: {
    fallback: 'Failed to reset password. Please try again.',
    network: 'Network error during password reset',
  },
  /** The page /auth/callback (OAU-02). */
  oauthCallback: {
    fallback: 'Failed to complete authentication',
    network: 'Network error during callback processing',
  },
  /** Reading the user after the page /auth/success took the tokens (OAU-04). */
  oauthUser: {
    fallback: 'Failed to get user data after OAuth',
    network: 'Failed to get user information',
  },
  /** The page /github-callback (OAU-03). */
  githubCallback: {
    fallback: 'Failed to complete authentication',
    network: 'Network error during callback processing',
  },
} as const satisfies Readonly<Record<string, CallMessages>>;

/** A call, or a screen's use of one, that the catalogue has words for. */
export type CatalogueCall = keyof typeof CALL_MESSAGES;
