export default {
  projects: ['shared', 'shell', 'mf-*', 'builder', 'release', 'api', 'tooling'].map(
    (name) => `<rootDir>/${name}`,
  ),
  workerIdleMemoryLimit: '1GB',
};
