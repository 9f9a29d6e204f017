export { CALL_MESSAGES, type CallMessages, type CatalogueCall } from './call-messages';
export { callbackErrorMessage, OAUTH_MESSAGES, providerLabel } from './callback-messages';
export { failureMessage } from './failure-message';
export { FORM_MESSAGES, insufficientCreditsMessage, PAGE_MESSAGES, SERVICE_MESSAGES } from './messages';
export { retryAfterSeconds, tooManyOtpAttempts, type TooManyOtpAttempts } from './otp-messages';
