const { configure } = require('@testing-library/dom');

// Some of these tests draw applications in windows of their own. On a machine whose cores are busy a turn takes seconds.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);
