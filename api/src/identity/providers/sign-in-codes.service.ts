export { deleteUserSignInCodes } from './sign-in-codes.repository';
