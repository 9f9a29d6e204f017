import { act, render, type RenderResult } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { theme } from '@tessera/shared/ui';
import { ParticleField } from './particle-field';
import { drift, linksOf, makeParticles } from './particles';

/** Frames that were asked for and not yet drawn. */
let frames: FrameRequestCallback[] = [];
let clock = 0;
const drawn = { pictures: 0, tiles: [] as string[], lines: 0 };
let see: (isSeen: boolean) => void = () => undefined;

const context = {
  clearRect: () => {
    drawn.pictures += 1;
    drawn.tiles = [];
  },
  fillRect: (x: number, y: number) => drawn.tiles.push(`${x.toFixed(3)} ${y.toFixed(3)}`),
  beginPath: () => undefined,
  moveTo: () => undefined,
  lineTo: () => (drawn.lines += 1),
  stroke: () => undefined,
  setTransform: () => undefined,
};

class Sight {
  constructor(report: IntersectionObserverCallback) {
    see = (isIntersecting) => report([{ isIntersecting } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  clock = 0;
  Object.assign(drawn, { pictures: 0, tiles: [], lines: 0 });
  Object.assign(globalThis, { IntersectionObserver: Sight });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void (frames = []));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show(count: 80 | 100): RenderResult {
  const view = render(
    <ThemeProvider theme={theme}>
      <ParticleField count={count} />
    </ThemeProvider>,
  );
  expect(drawn.pictures).toBe(0);
  act(() => jest.advanceTimersByTime(2000));
  return view;
}

function playFrame() {
  clock += 40;
  const due = frames;
  frames = [];
  for (const frame of due) frame(clock);
}

function askForLessMotion() {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('reduced-motion'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

it('[LAND-11] draws 80 drifting particles with lines between neighbours', () => {
  show(80);
  expect(drawn.tiles).toHaveLength(80);
  expect(drawn.lines).toBeGreaterThan(40);
  const before = drawn.tiles;
  playFrame();
  playFrame();
  expect(drawn.tiles).toHaveLength(80);
  expect(drawn.tiles).not.toEqual(before);
});

it('[LAND-11] draws 100 particles', () => {
  show(100);
  expect(drawn.tiles).toHaveLength(100);
});

it('[LAND-11] stands still under reduced motion', () => {
  askForLessMotion();
  show(100);
  expect(drawn.tiles).toHaveLength(100);
  expect(frames).toHaveLength(0);
});

it('rests while it is scrolled out of sight, and after it is gone', () => {
  const { unmount } = show(80);
  see(false);
  expect(frames).toHaveLength(0);
  see(true);
  expect(frames).toHaveLength(1);
  unmount();
  expect(frames).toHaveLength(0);
});

it('begins only after the page had time to paint', () => {
  render(
    <ThemeProvider theme={theme}>
      <ParticleField count={80} />
    </ThemeProvider>,
  );
  expect(drawn.pictures).toBe(0);
});

it('keeps every particle inside the field however long it drifts', () => {
  const particles = makeParticles(100);
  for (let step = 0; step < 1000; step += 1) drift(particles, 1, 320, 480);
  expect(particles.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
});

it('links only what is within reach', () => {
  const links = linksOf(makeParticles(80), 60, 1200, 700);
  for (const { from, to } of links) {
    expect(Math.hypot((from.x - to.x) * 1200, (from.y - to.y) * 700)).toBeLessThan(60);
  }
});
