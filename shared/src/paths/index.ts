export * as paths from './addresses';
export { checkoutPath } from './checkout-path';
export { importPath } from './import-path';
export { returnPath, sameSitePath, signInFrom } from './return-path';
