require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
require('./setup-node.cjs');

// As patient as the test itself: what is waited for comes.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out: Radix asks for these and would throw.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
