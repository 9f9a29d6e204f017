import { theme } from '@tessera/shared/ui';
import { drawParticles, type FieldColors } from './draw-particles';
import { drift, makeParticles } from './particles';

/** A slow drift needs no more pictures than this a second. */
const FRAME_MS = 1000 / 30;
/** A tab that comes back must not jump. */
const LONGEST_STEP_SECONDS = 0.1;
const MOST_PIXELS = 2;

/**
 * Draws drifting tiles on a canvas until it is told to stop. Out of sight (scrolled away, tab hidden) nothing runs.
 *
 * @param isStill draws one picture and moves nothing (LAND-11 under reduced motion)
 * @returns ends it
 */
export function runParticles(canvas: HTMLCanvasElement, count: number, isStill: boolean): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const particles = makeParticles(count);
  let colors = readColors(canvas);
  let size = fit(canvas, context);
  let isSeen = true;
  let frame = 0;
  let drawnAt = 0;

  const draw = () => drawParticles(context, particles, colors, size.width, size.height);
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    if (now - drawnAt < FRAME_MS - 2) return;
    drift(particles, Math.min((now - drawnAt) / 1000, LONGEST_STEP_SECONDS), size.width, size.height);
    drawnAt = now;
    draw();
  };
  const decide = () => {
    cancelAnimationFrame(frame);
    if (isSeen && !isStill && document.visibilityState === 'visible') frame = requestAnimationFrame(tick);
  };

  const resizes = new ResizeObserver(() => {
    size = fit(canvas, context);
    draw();
  });
  const sights = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    decide();
  });
  const stopThemes = onThemeChange(() => {
    colors = readColors(canvas);
    draw();
  });
  resizes.observe(canvas);
  sights.observe(canvas);
  document.addEventListener('visibilitychange', decide);
  draw();
  decide();

  return () => {
    cancelAnimationFrame(frame);
    resizes.disconnect();
    sights.disconnect();
    stopThemes();
    document.removeEventListener('visibilitychange', decide);
  };
}

/** Gives the canvas as many pixels as it shows, at most two for each of the page's. */
function fit(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.min(window.devicePixelRatio || 1, MOST_PIXELS);
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { width: Math.max(1, width), height: Math.max(1, height) };
}

/** The tokens as they are now; a canvas knows no custom properties. */
function readColors(canvas: HTMLCanvasElement): FieldColors {
  const style = getComputedStyle(canvas);
  const value = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  return { tile: value(theme.colors.brand), gold: value(theme.colors.goldTile) };
}

/** Calls back when the person or the system changes between light and dark. */
function onThemeChange(changed: () => void): () => void {
  const choices = new MutationObserver(changed);
  choices.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    choices.disconnect();
    system.removeEventListener('change', changed);
  };
}
