/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { keepInWindow } from './place-menu';

/** An element that says it is there: nothing is laid out here. */
function elementAt(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

const placeOf = (menu: HTMLElement) => [
  menu.style.getPropertyValue('--menu-x'),
  menu.style.getPropertyValue('--menu-y'),
  menu.classList.contains('menu-above'),
];

describe('[MODEL-04] a menu stays in the window', () => {
  beforeEach(() => {
    Object.assign(window, { innerWidth: 390, innerHeight: 800 });
  });

  it('opens below its button, with their ends in one line', () => {
    const menu = elementAt(0, 0, 200, 160);
    keepInWindow(menu, elementAt(300, 100, 44, 44));

    expect(placeOf(menu)).toEqual(['144px', '148px', false]);
  });

  it('opens above where there is no room below', () => {
    const menu = elementAt(0, 0, 200, 160);
    keepInWindow(menu, elementAt(300, 700, 44, 44));

    expect(placeOf(menu)).toEqual(['144px', '536px', true]);
  });

  it('is never cut off at the side of a phone, and follows what scrolls until it is closed', () => {
    const menu = elementAt(0, 0, 200, 160);
    const button = elementAt(20, 100, 44, 44);
    const stop = keepInWindow(menu, button);
    expect(placeOf(menu)[0]).toBe('8px');

    button.getBoundingClientRect = () => new DOMRect(380, 100, 44, 44);
    document.body.dispatchEvent(new Event('scroll'));
    expect(placeOf(menu)[0]).toBe('182px');
    stop();
    button.getBoundingClientRect = () => new DOMRect(20, 100, 44, 44);
    document.body.dispatchEvent(new Event('scroll'));
    expect(placeOf(menu)[0]).toBe('182px');
  });
});
