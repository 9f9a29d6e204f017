import { linksOf, type Particle } from './particles';

export interface FieldColors {
  readonly tile: string;
  readonly gold: string;
}

/** Lines of similar nearness are stroked together: three calls instead of one for each line. */
const BANDS = [
  { above: 0.66, alpha: 0.24 },
  { above: 0.33, alpha: 0.15 },
  { above: 0, alpha: 0.07 },
] as const;

/** Draws one picture of the field; `width` and `height` in CSS pixels. */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  colors: FieldColors,
  width: number,
  height: number,
): void {
  context.clearRect(0, 0, width, height);
  drawLinks(context, particles, colors.tile, width, height);
  for (const { x, y, size, isGold } of particles) {
    context.globalAlpha = isGold ? 0.9 : 0.2 + size / 16;
    context.fillStyle = isGold ? colors.gold : colors.tile;
    context.fillRect(x * width - size / 2, y * height - size / 2, size, size);
  }
}

function drawLinks(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  color: string,
  width: number,
  height: number,
): void {
  // As far as the tiles are apart on average, and a little more.
  const reach = Math.min(150, 1.2 * Math.sqrt((width * height) / particles.length));
  const links = linksOf(particles, reach, width, height);
  context.strokeStyle = color;
  context.lineWidth = 1;
  let below = Infinity;
  for (const { above, alpha } of BANDS) {
    context.globalAlpha = alpha;
    context.beginPath();
    for (const { from, to, nearness } of links) {
      if (nearness <= above || nearness > below) continue;
      context.moveTo(from.x * width, from.y * height);
      context.lineTo(to.x * width, to.y * height);
    }
    context.stroke();
    below = above;
  }
}
