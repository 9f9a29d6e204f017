/** The scripts are ES modules and run as they are. */
export default {
  displayName: 'tooling',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/scripts/**/*.test.mjs'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/jest/setup-node.cjs'],
  transform: {},
};
