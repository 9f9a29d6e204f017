export default {
  projects: ['shared', 'shell', 'mf-*', 'builder', 'release', 'api', 'tooling'].map(
    (name) => `<rootDir>/${name}`,
  ),
  testSequencer: '<rootDir>/tooling/scripts/lib/jest-sequencer.mjs',
  workerIdleMemoryLimit: '1GB',
};
