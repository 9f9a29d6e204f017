import { Mono, Rows, Sheet, Tile } from './figure.styles';

const VERSIONS = [
  ['v4', 'v2 restored', 'gold'],
  ['v3', 'Notes removed', 'line'],
  ['v2', 'Difficulty added', 'line'],
  ['v1', 'First version', 'line'],
] as const;

/** Every change is a version, and going back is one more. */
export function VersionsFigure() {
  return (
    <Sheet>
      <Rows>
        {VERSIONS.map(([number, note, tone]) => (
          <li key={number}>
            <Tile $tone={tone} />
            {note}
            <Mono>{number}</Mono>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}
