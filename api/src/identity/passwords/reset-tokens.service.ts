export { dropResetTokens } from './reset-tokens.repository';
