export { asCheck } from './as-check';
export { checkCardNumber, maskCardNumber, passesLuhn } from './card';
export { type Accepted, type Check, type Refused } from './check';
export { checkDate, type DateOptions } from './date';
export { checkEmail, type EmailOptions } from './email';
export { checkFile, fileExtension, UPLOAD_EXTENSIONS, type FileFacts, type FileOptions } from './file';
export { checkFileContent } from './file-content';
export { checkPassword } from './password';
export { checkName, checkPhone, checkUsername } from './person';
export { checkAlphanumeric, checkNumber, checkVerificationCode, type NumberOptions } from './plain';
export { RICH_TEXT_TAGS, sanitizeRichText } from './rich-text';
export {
  checkGithubToken,
  checkLogin,
  checkOtpGiven,
  checkPasswordReset,
  checkProfile,
  checkRegistration,
  checkResetToken,
  checkUserId,
  type FieldsCheck,
  type RefusedFields,
} from './services';
export { checkUrl } from './url';
