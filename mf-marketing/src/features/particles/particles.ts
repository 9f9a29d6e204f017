/** One drifting tile. Places are fractions of the field, so that they survive a change of its size. */
export interface Particle {
  x: number;
  y: number;
  /** Fractions of 1000 px a second. */
  readonly dx: number;
  readonly dy: number;
  /** Edge in pixels. */
  readonly size: number;
  readonly isGold: boolean;
}

/** A line between two tiles that are near each other; `nearness` is 1 where they meet and 0 at the reach. */
export interface Link {
  readonly from: Particle;
  readonly to: Particle;
  readonly nearness: number;
}

/** Steps of a sequence that spreads points evenly however many there are: a still picture has no clumps. */
const STEP_X = 0.7548776662466927;
const STEP_Y = 0.5698402909980532;
const GOLDEN_ANGLE = 2.399963229728653;

/** Makes the tiles of a field, the same ones each time. */
export function makeParticles(count: number): Particle[] {
  return Array.from({ length: count }, (_, index) => {
    const speed = 0.005 + ((index * 7) % 11) * 0.0009;
    return {
      x: (0.5 + index * STEP_X) % 1,
      y: (0.5 + index * STEP_Y) % 1,
      dx: Math.cos(index * GOLDEN_ANGLE) * speed,
      dy: Math.sin(index * GOLDEN_ANGLE) * speed,
      size: 3 + ((index * 5) % 7) * 0.75,
      isGold: index % 11 === 4,
    };
  });
}

/** Moves every tile by some seconds in a field of this size; who leaves at one side comes in at the other. */
export function drift(particles: readonly Particle[], seconds: number, width: number, height: number): void {
  for (const particle of particles) {
    particle.x = wrap(particle.x + (particle.dx * seconds * 1000) / width);
    particle.y = wrap(particle.y + (particle.dy * seconds * 1000) / height);
  }
}

function wrap(place: number): number {
  return place - Math.floor(place);
}

/** Every pair that is nearer than `reach` pixels. 100 tiles are 4,950 comparisons: cheaper than any index. */
export function linksOf(
  particles: readonly Particle[],
  reach: number,
  width: number,
  height: number,
): Link[] {
  const links: Link[] = [];
  particles.forEach((from, index) => {
    for (let other = index + 1; other < particles.length; other += 1) {
      const to = particles[other];
      if (!to) continue;
      const acrossX = (from.x - to.x) * width;
      const acrossY = (from.y - to.y) * height;
      const squared = acrossX * acrossX + acrossY * acrossY;
      if (squared < reach * reach) links.push({ from, to, nearness: 1 - Math.sqrt(squared) / reach });
    }
  });
  return links;
}
