export type MosaicShade = 'full' | 'soft' | 'faint' | 'gold';

/** The hues that a mosaic can have; each is a tile's colour of the theme. */
export const MOSAIC_HUES = [1, 2, 3, 4, 5, 6] as const;
export type MosaicHue = (typeof MOSAIC_HUES)[number];

export interface MosaicTile {
  column: number;
  row: number;
  shade: MosaicShade;
}

/** FNV-1a with a final mix: short, and different for ids that differ in one letter. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The tiles of an id, mirrored left to right, with one of them gold, and the number of its hue. */
export function mosaicTiles(id: string): { hue: MosaicHue; tiles: MosaicTile[] } {
  const presence = hash(id, 1);
  const shading = hash(id, 2);
  const tiles: MosaicTile[] = [];
  for (let bit = 0; bit < 15; bit += 1) {
    const isSet = ((presence >>> bit) & 1) === 1;
    const shade: MosaicShade = isSet ? (((shading >>> bit) & 1) === 0 ? 'soft' : 'full') : 'faint';
    const column = Math.floor(bit / 5);
    const row = bit % 5;
    tiles.push({ column, row, shade });
    if (column < 2) tiles.push({ column: 4 - column, row, shade });
  }
  const gold = tiles[hash(id, 3) % tiles.length];
  if (gold) gold.shade = 'gold';
  return { hue: ((hash(id, 4) % 6) + 1) as MosaicHue, tiles };
}
