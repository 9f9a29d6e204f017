import type { ApplicationModel, Entity } from '@tessera/shared/contracts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** In pixels, as they are drawn. */
export const NODE_WIDTH = 240;
export const HEAD_HEIGHT = 40;
export const ROW_HEIGHT = 28;
const GAP_X = 96;
const GAP_Y = 40;
/** A layer that grows taller goes on beside itself. */
const MAX_HEIGHT = 900;

export const heightOf = ({ fields }: Entity) => HEAD_HEIGHT + fields.length * ROW_HEIGHT + 8;

/** How many links lead on from a table, along the longest way; a circle of links is cut where it closes. */
function depthOf(
  id: string,
  linked: ReadonlyMap<string, readonly string[]>,
  way: readonly string[] = [],
): number {
  if (way.includes(id)) return 0;
  const depths = (linked.get(id) ?? [])
    .filter((target) => target !== id && !way.includes(target))
    .map((target) => 1 + depthOf(target, linked, [...way, id]));
  return Math.max(0, ...depths);
}

/** Tables in layers from left to right: those that others point at last, so that a link leads from one's end to the other's beginning. */
export function arrangeTables({ entities }: ApplicationModel): ReadonlyMap<string, Place> {
  const linked = new Map(
    entities.map(({ id, fields }) => [id, fields.flatMap(({ reference }) => reference?.entity ?? [])]),
  );
  const layers: Entity[][] = [];
  for (const entity of entities) (layers[depthOf(entity.id, linked)] ??= []).push(entity);
  const places = new Map<string, Place>();
  let x = 0;
  for (const layer of layers.filter((one) => one.length > 0).toReversed()) {
    let y = 0;
    for (const entity of layer) {
      if (y > 0 && y + heightOf(entity) > MAX_HEIGHT) {
        x += NODE_WIDTH + GAP_X / 2;
        y = 0;
      }
      places.set(entity.id, { x, y });
      y += heightOf(entity) + GAP_Y;
    }
    x += NODE_WIDTH + GAP_X;
  }
  return places;
}
