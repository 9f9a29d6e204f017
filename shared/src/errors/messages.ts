/** The remaining messages of specification 8 about who is asking and what is missing (ERR-07, VAL-13). */
export const SERVICE_MESSAGES = {
  notAuthenticated: 'User not authenticated or token expired',
  noUserData: 'User not authenticated or user data not found',
  currentUserFailed: 'Failed to get current user',
  userIdRequired: 'User ID is required',
  otpRequired: 'OTP is required',
  resetTokenRequired: 'Reset token is required',
  passwordRequired: 'Password is required',
  githubTokenRequired: 'GitHub access token is required',
} as const;

/** What the screens of codes and passwords say about their own fields (OTP-02, OTP-07, OTP-08). */
export const FORM_MESSAGES = {
  allDigitsRequired: 'Please enter all 6 digits of your verification code',
  emailMissing: 'Email address is missing. Please go back.',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  resetSent: "If an account exists with this email, we've sent a verification code.",
  passwordConfirmation: 'Please confirm your password',
  passwordMismatch: 'Passwords do not match',
} as const;
