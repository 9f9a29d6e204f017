import styled from 'styled-components';
import type { Range } from './desk.store';

export interface ListedPlace extends Range {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly severity?: 'error' | 'warning' | 'info';
}

export interface PlaceListProps {
  label: string;
  places: readonly ListedPlace[];
  /** Said when there are none. */
  empty: string;
  onOpen: (path: string, range: Range) => void;
}

const SEVERITIES = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** Problems or references: each goes to its place. */
export function PlaceList({ label, places, empty, onOpen }: PlaceListProps) {
  if (places.length === 0) return <Quiet>{empty}</Quiet>;
  return (
    <List aria-label={label}>
      {places.map((place) => (
        <li key={`${place.path}:${String(place.from)}:${place.text}`}>
          <Place
            type="button"
            onClick={() => {
              onOpen(place.path, place);
            }}
          >
            {place.severity ? <Severity $tone={place.severity}>{SEVERITIES[place.severity]}</Severity> : null}
            <span>{place.text}</span>
            <Where>{`${place.path}:${String(place.line)}:${String(place.column)}`}</Where>
          </Place>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: ${({ theme }) => theme.space[1]};
  list-style: none;
`;

const Quiet = styled.p`
  padding: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Place = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${({ theme }) => theme.space[2]};
  width: 100%;
  min-height: 32px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  font-size: ${({ theme }) => theme.sizes[13]};
  text-align: start;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const TONES = { error: 'bad', warning: 'warn', info: 'info' } as const;

const Severity = styled.strong<{ $tone: 'error' | 'warning' | 'info' }>`
  color: ${({ theme, $tone }) => theme.colors[TONES[$tone]]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Where = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
