require('./with-modules-once.cjs');
const { TestEnvironment } = require('jest-environment-node');

/** What a test file leaves to the next one of the same jest process: no sandbox ends it. */
const leftOver = new Map();

class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.leftOver = leftOver;
  }
}

module.exports = NodeEnvironment;
