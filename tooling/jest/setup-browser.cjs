require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A machine that is busy with other things too. What is waited for comes; what a test measures, it measures itself.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

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
