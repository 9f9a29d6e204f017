export { type CatalogueCall } from './call-messages';
export { callbackErrorMessage, OAUTH_MESSAGES, providerLabel } from './callback-messages';
export { failureMessage } from './failure-message';
export { FORM_MESSAGES, SERVICE_MESSAGES } from './messages';
