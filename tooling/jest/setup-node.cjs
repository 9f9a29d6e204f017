const { configure } = require('@testing-library/dom');

// A machine that is busy with other things too: a turn may take seconds. What is waited for comes; what a test measures, it
// measures itself. Tests in Node draw applications in windows of their own, so they wait alike.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
