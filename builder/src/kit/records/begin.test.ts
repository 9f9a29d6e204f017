/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { talks } from '../kit-testing';
import { beginWith, returnOf } from './begin';

describe('where a form goes when it is done', () => {
  it('is where it was asked for', () => {
    const visit = new Map<string, unknown>();
    window.location.hash = '#/overview';
    beginWith(visit, talks, {});
    expect(returnOf(visit, talks)).toBe('#/overview');
  });

  it('is an address also where the first page has none, or the application would be loaded anew', () => {
    const visit = new Map<string, unknown>();
    window.history.replaceState(null, '', '/');
    beginWith(visit, talks, {});
    expect(returnOf(visit, talks)).toBe('#/');
  });
});
