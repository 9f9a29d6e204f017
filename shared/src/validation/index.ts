export { checkCardNumber, maskCardNumber, passesLuhn } from './card';
export { accept, refuse, trimmed, type Accepted, type Check, type Input, type Refused } from './check';
export { checkDate, type DateOptions } from './date';
export { checkEmail, type EmailOptions } from './email';
export { checkFile, fileExtension, UPLOAD_EXTENSIONS, type FileFacts, type FileOptions } from './file';
export { FILE_KINDS } from './file-kinds';
export { checkPassword } from './password';
export { checkPhone, checkUsername } from './person';
export { checkAlphanumeric, checkNumber, type NumberOptions } from './plain';
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
