/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import type { PickMessage, PickOrder } from '@tessera/shared/contracts';
import { servePicking } from './serve-picking';
import { pickableAt, pickablesOf, targetOf } from './targets';

const PAGE = `
  <a href="#/" data-part="title">Shop</a>
  <nav><a data-part="page:0" href="#/overview">Overview</a><a data-part="page:1" href="#/orders">Orders</a></nav>
  <main data-page="1">
    <h1 data-part="page">Orders</h1>
    <div class="blocks">
      <section data-part="block"><h2>Notes</h2></section>
      <div data-view="v2">
        <table><tbody>
          <tr><th data-part="f5.1">Price</th><th data-part="f6.2">Amount</th></tr>
          <tr><td data-part="f5.1">12</td><td data-part="f6.2">3 <button type="button">Edit row</button></td></tr>
        </tbody></table>
      </div>
    </div>
    <button type="button" id="plain">Print</button>
    <p hidden data-part="f9.1">Nothing of this is drawn</p>
  </main>`;

const said: PickMessage[] = [];
let post: (order: PickOrder) => void;
const pressed = jest.fn();
/** What the frame is in; jsdom has one window, so that its parent is made up. */
const parent = { postMessage: (message: PickMessage) => said.push(message) };

beforeAll(() => {
  Object.defineProperty(window, 'parent', { value: parent });
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return this.hasAttribute('hidden') ? new DOMRect(0, 0, 0, 0) : new DOMRect(10, 20, 80, 16);
  });
  servePicking(window);
  post = (order) =>
    window.dispatchEvent(new MessageEvent('message', { data: order, source: parent as unknown as Window }));
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.body.addEventListener('click', pressed);
  said.length = 0;
  pressed.mockClear();
});
afterEach(() => {
  post({ tessera: 'preview/v1', type: 'pick:stop' });
});

const order = (type: 'pick:start' | 'pick:stop' | 'pick:take') => {
  post({ tessera: 'preview/v1', type });
};
const step = (by: 1 | -1) => {
  post({ tessera: 'preview/v1', type: 'pick:step', by });
};
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const last = () => said.at(-1);

describe('[SCR-02] what can be picked', () => {
  it('is what the application marks, each part once, and only what is drawn', () => {
    expect(pickablesOf(document).map((element) => targetOf(element).part)).toEqual([
      'title',
      'page:0',
      'page:1',
      'page',
      'block',
      'f5.1',
      'f6.2',
    ]);
  });

  it('says where it stands', () => {
    expect(targetOf(find('td'))).toMatchObject({ part: 'f5.1', page: 1, block: 1, view: 'v2', text: '12' });
    expect(targetOf(find('section'))).toMatchObject({ part: 'block', page: 1, block: 0, view: null });
    expect(targetOf(find('#plain'))).toMatchObject({ part: null, text: 'Print', isButton: true });
  });

  it('is the part around what stands in it, and else what can be read', () => {
    expect(pickableAt(find('td button'))).toBe(find('td:last-child'));
    expect(pickableAt(find('#plain'))).toBe(find('#plain'));
    expect(pickableAt(find('main'))).toBeNull();
  });

  it('cuts what can be read', () => {
    find('#plain').textContent = 'x'.repeat(500);
    expect(targetOf(find('#plain')).text).toHaveLength(30);
  });
});

describe('[SCR-02] the picker in a preview', () => {
  it('tells what is pointed at, once, and that it was left', () => {
    order('pick:start');
    find('td').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    find('td').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(said).toHaveLength(1);
    expect(last()).toMatchObject({ type: 'pick:over', target: { part: 'f5.1' }, rect: { x: 10, width: 80 } });
    find('main').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(last()).toMatchObject({ type: 'pick:out' });
  });

  it('takes what is pressed, and presses nothing', () => {
    order('pick:start');
    find('#plain').click();
    expect(last()).toMatchObject({ type: 'pick:taken', target: { text: 'Print' } });
    expect(pressed).not.toHaveBeenCalled();
  });

  it('goes through all parts by orders and by keys, and takes the one it is at', () => {
    order('pick:start');
    step(1);
    expect(last()).toMatchObject({ target: { part: 'title' }, at: 0, count: 7 });
    step(-1);
    expect(last()).toMatchObject({ target: { part: 'title' }, at: 0 });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(last()).toMatchObject({ target: { part: 'page:0' }, at: 1 });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(last()).toMatchObject({ type: 'pick:taken', target: { part: 'page:0' } });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(last()).toMatchObject({ type: 'pick:left' });
  });

  it('stays where somebody stepped to while the page scrolls, and not at what is under the pointer', () => {
    order('pick:start');
    step(1);
    step(1);
    window.dispatchEvent(new Event('scroll'));
    expect(last()).toMatchObject({ type: 'pick:over', target: { part: 'page:0' }, at: 1, count: 7 });
    step(1);
    expect(last()).toMatchObject({ target: { part: 'page:1' }, at: 2 });
    find('td').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    window.dispatchEvent(new Event('scroll'));
    expect(last()).toMatchObject({ type: 'pick:out' });
  });

  it('leaves the application alone before and after', () => {
    find('#plain').click();
    order('pick:start');
    order('pick:stop');
    find('#plain').click();
    find('td').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(said).toEqual([]);
  });

  it('finds what was selected again, also where it says something else by now', () => {
    const target = { ...targetOf(find('th')), text: 'Cost' };
    post({ tessera: 'preview/v1', type: 'pick:show', target });
    expect(last()).toEqual({
      tessera: 'preview/v1',
      type: 'pick:shown',
      rect: { x: 10, y: 20, width: 80, height: 16 },
    });
    post({ tessera: 'preview/v1', type: 'pick:show', target: { ...target, part: 'f99.1' } });
    expect(last()).toMatchObject({ type: 'pick:shown', rect: null });
    post({ tessera: 'preview/v1', type: 'pick:show', target: null });
  });

  it('obeys nobody but the page around it', () => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { tessera: 'preview/v1', type: 'pick:start' }, source: window }),
    );
    find('td').dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(said).toEqual([]);
  });
});
