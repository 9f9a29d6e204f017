import styled from 'styled-components';
import { MOSAIC_HUES, mosaicTiles, type MosaicHue, type MosaicShade } from './mosaic-tiles';

export interface MosaicProps {
  /** The same id always gives the same picture. */
  id: string;
  /** Edge length in pixels. */
  size?: number | undefined;
  /** From 1 to 6; the one that follows from the id without it. */
  hue?: number | null | undefined;
  /** Its name, where nothing beside it says it. */
  label?: string | undefined;
}

/** The 5 × 5 mosaic that stands for an application or a person. */
export function Mosaic({ id, size = 32, hue: chosen, label }: MosaicProps) {
  const { hue: own, tiles } = mosaicTiles(id);
  const hue = MOSAIC_HUES.find((one) => one === chosen) ?? own;
  return (
    <Picture
      width={size}
      height={size}
      viewBox="0 0 31 31"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Ground width="31" height="31" rx="5" />
      {tiles.map(({ column, row, shade }) => (
        <Tile
          key={`${String(column)}-${String(row)}`}
          $shade={shade}
          $hue={hue}
          x={3 + column * 5}
          y={3 + row * 5}
          width="5"
          height="5"
          rx="0.75"
        />
      ))}
    </Picture>
  );
}

const opacities: Record<MosaicShade, number> = { full: 1, soft: 0.5, faint: 0.18, gold: 1 };

const Picture = styled.svg`
  flex: none;
`;

const Ground = styled.rect`
  fill: ${({ theme }) => theme.colors.sunken};
`;

const Tile = styled.rect<{ $shade: MosaicShade; $hue: MosaicHue }>`
  fill: ${({ theme, $shade, $hue }) => ($shade === 'gold' ? theme.colors.goldTile : theme.colors[`tile${$hue}`])};
  opacity: ${({ $shade }) => opacities[$shade]};
  stroke: ${({ theme }) => theme.colors.sunken};
  stroke-width: 0.6;
`;
