require('./with-modules-once.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with the parts of the browser it lacks and Node has. Not Node's MessageChannel or
 * BroadcastChannel: with those exposed the test run never exits.
 */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}

module.exports = BrowserEnvironment;
