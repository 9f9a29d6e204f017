import { jestProject } from '@tessera/tooling/jest';

const preset = jestProject('node', import.meta.dirname);

export default {
  ...preset,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
  // These ship ES modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(ky|', '(ky|jose|openid-client|oauth4webapi|oauth2-mock-server|is-plain-obj|'),
  ),
};
