import { jestProject } from '@tessera/tooling/jest';

const preset = jestProject('node', import.meta.dirname, {
  isLazy: true,
  transformed: [
    'jose',
    'openid-client',
    'oauth4webapi',
    'oauth2-mock-server',
    'is-plain-obj',
    'cookie',
    'node-diff3',
    'file-type',
    '@octokit[+/][a-z-]+',
    'universal-user-agent',
    'json-with-bigint',
    'content-type',
    'strtok3',
    'token-types',
    'uint8array-extras',
    '@tokenizer[+/][a-z]+',
    '@borewit[+/]text-codec',
  ],
});

export default {
  ...preset,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
