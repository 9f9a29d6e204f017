/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { tellShown } from './tell-shown';

const MARK = '<meta name="tessera-code" content="">';

const said: object[] = [];
const parent = { postMessage: (message: object) => said.push(message) };

beforeAll(() => {
  Object.defineProperty(window, 'parent', { value: parent });
});

beforeEach(() => {
  said.length = 0;
});

const READY = { tessera: 'preview/v1', type: 'ready' };
/** Observers are told at the end of the task. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('what is told of a page of somebody’s own code', () => {
  it('[SCR-02] is that it shows, once there is something in its root, and only once', async () => {
    document.head.innerHTML = MARK;
    document.body.innerHTML = '<div id="root"></div>';
    tellShown(window);
    expect(said).toEqual([]);
    document.getElementById('root')?.append('Hello');
    await settled();
    document.getElementById('root')?.append('again');
    await settled();
    expect(said).toEqual([READY]);
  });

  it('[SCR-02] is at once that a page without a root shows', () => {
    document.head.innerHTML = MARK;
    document.body.innerHTML = '<p>Hello</p>';
    tellShown(window);
    expect(said).toEqual([READY]);
  });

  it('[SCR-02] is what it throws', () => {
    document.head.innerHTML = MARK;
    document.body.innerHTML = '<div id="root"></div>';
    tellShown(window);
    const error = new Error('It broke');
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught Error: It broke' }));
    expect(said.at(-1)).toEqual({
      ...{ tessera: 'preview/v1', type: 'error', message: 'Uncaught Error: It broke' },
      stack: error.stack,
    });
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'no answer' });
    window.dispatchEvent(rejection);
    expect(said.at(-1)).toEqual({ tessera: 'preview/v1', type: 'error', message: 'no answer' });
  });

  it('is nothing of an application of the builder, which says it itself', async () => {
    document.head.innerHTML = '';
    document.body.innerHTML = '<div id="root">Hello</div>';
    tellShown(window);
    await settled();
    expect(said).toEqual([]);
  });
});
