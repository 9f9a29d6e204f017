import styled from 'styled-components';
import type { RunStep } from './run-progress';

const EDGE = 5;
const TILES = EDGE * EDGE;
/** The order in which the tiles settle: a fixed walk over the square, so that it looks laid and not counted. */
const STRIDE = 7;

/** An application being laid, tile by tile, as its steps are done. For eyes only: the steps say it in words. */
export function TileProgress({ steps }: { steps: readonly RunStep[] }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const part = steps.length === 0 ? 0 : done / steps.length;
  const filled = Math.round(part * TILES);
  return (
    <Picture width="140" height="140" viewBox="0 0 140 140" aria-hidden="true">
      {Array.from({ length: TILES }, (_, tile) => {
        const turn = (tile * STRIDE) % TILES;
        return (
          <Tile
            key={tile}
            $isFilled={turn < filled}
            $isGold={turn === TILES - 1}
            x={2 + (tile % EDGE) * 28}
            y={2 + Math.floor(tile / EDGE) * 28}
            width="24"
            height="24"
            rx="4"
          />
        );
      })}
    </Picture>
  );
}

const Picture = styled.svg`
  margin: auto;
`;

const Tile = styled.rect<{ $isFilled: boolean; $isGold: boolean }>`
  fill: ${({ theme, $isFilled, $isGold }) => {
    if (!$isFilled) return theme.colors.sunken;
    return $isGold ? theme.colors.goldTile : theme.colors.brand;
  }};
  stroke: ${({ theme, $isFilled }) => ($isFilled ? 'none' : theme.colors.line)};
  transition: fill ${({ theme }) => theme.motion.enter};
`;
