export default {
  projects: ['shared', 'shell', 'mf-*', 'builder', 'release', 'api'].map((name) => `<rootDir>/${name}`),
  workerIdleMemoryLimit: '1GB',
};
