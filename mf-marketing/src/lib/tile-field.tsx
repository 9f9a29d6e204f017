import styled from 'styled-components';

interface TileFieldProps {
  readonly columns: number;
  readonly rows: number;
  /** The same seed always gives the same picture. */
  readonly seed: number;
}

const PITCH = 10;

/** A field of loose tiles that thins out towards the left: the motif as a ground for what stands before it. */
export function TileField({ columns, rows, seed }: TileFieldProps) {
  const tiles = Array.from({ length: columns * rows }, (_, index) => ({
    index,
    chance: chanceOf(index, seed),
  }))
    .map(({ index, chance }) => ({ chance, column: index % columns, row: Math.floor(index / columns) }))
    .filter(({ chance, column }) => chance < 0.86 * (column / columns) ** 1.6);
  return (
    <Field
      viewBox={`0 0 ${String(columns * PITCH)} ${String(rows * PITCH)}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {tiles.map(({ chance, column, row }) => (
        <rect
          key={`${String(column)} ${String(row)}`}
          className={shadeOf(chance)}
          x={column * PITCH + 0.6}
          y={row * PITCH + 0.6}
          width={PITCH - 1.2}
          height={PITCH - 1.2}
          rx="1.6"
        />
      ))}
    </Field>
  );
}

/** A number from 0 to 1 that depends on nothing but index and seed. */
function chanceOf(index: number, seed: number): number {
  let mixed = Math.imul(index + 1 + seed * 7919, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

function shadeOf(chance: number): string {
  const step = Math.floor(chance * 1000) % 22;
  if (step === 5) return 'gold';
  return step < 6 ? 'soft' : 'quiet';
}

const Field = styled.svg`
  width: 100%;
  height: 100%;
  .quiet {
    fill: ${({ theme }) => theme.colors.sunken};
  }
  .soft {
    fill: ${({ theme }) => theme.colors.brandSoft};
  }
  .gold {
    fill: ${({ theme }) => theme.colors.goldTile};
    opacity: 0.55;
  }
`;
