const COLUMNS = 8;
const ROWS = 6;
const SHADES = 5;

/** Stands for a picture that a record does not have: tiles in the application's colour, always the same for a record. */
export function TilePattern({ seed }: { readonly seed: string }) {
  const shades = shadesOf(seed);
  return (
    <svg
      className="tile-pattern"
      viewBox={`0 0 ${String(COLUMNS)} ${String(ROWS)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {shades.map((shade, place) =>
        shade === 0 ? null : (
          <rect
            key={place}
            className={`tile-shade-${String(shade)}`}
            x={(place % COLUMNS) + 0.06}
            y={Math.floor(place / COLUMNS) + 0.06}
            width={0.88}
            height={0.88}
          />
        ),
      )}
    </svg>
  );
}

/** A shade for each tile, the left half mirrored to the right. */
function shadesOf(seed: string): readonly number[] {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  const next = () => {
    // A linear congruential generator: all that is asked of it is to look mixed.
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * SHADES);
  };
  return Array.from({ length: ROWS }, () => {
    const half = Array.from({ length: COLUMNS / 2 }, next);
    return [...half, ...half.toReversed()];
  }).flat();
}
