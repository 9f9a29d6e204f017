export * as paths from './addresses';
export { returnPath, sameSitePath, signInFrom } from './return-path';
