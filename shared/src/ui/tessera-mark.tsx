import styled from 'styled-components';

export interface TesseraMarkProps {
  /** Edge length in pixels. */
  size?: number | undefined;
  /** The brand's name, where no text beside it says it. */
  label?: string | undefined;
}

/** The mark: a 3 × 3 mosaic with one gold tile. */
export function TesseraMark({ size = 24, label }: TesseraMarkProps) {
  return (
    <Mark
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {Array.from({ length: 9 }, (_, tile) => (
        <rect
          key={tile}
          className={tile === GOLD ? 'gold' : undefined}
          x={1 + (tile % 3) * 7.75}
          y={1 + Math.floor(tile / 3) * 7.75}
          width="6.5"
          height="6.5"
          rx="1.25"
        />
      ))}
    </Mark>
  );
}

const GOLD = 5;

const Mark = styled.svg`
  flex: none;
  fill: ${({ theme }) => theme.colors.brand};
  .gold {
    fill: ${({ theme }) => theme.colors.goldTile};
  }
`;
