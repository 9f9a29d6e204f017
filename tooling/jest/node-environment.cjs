require('./with-modules-once.cjs');

module.exports = require('jest-environment-node');
