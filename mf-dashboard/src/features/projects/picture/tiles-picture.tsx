import type { ProjectThumbnail } from '@tessera/shared/contracts';
import styled from 'styled-components';
import { Card, Faint } from './app-picture.styles';
import { Cell } from './cell';

export interface TilesPictureProps {
  thumbnail: ProjectThumbnail;
  /** A gallery: what is below the picture is short. */
  hasPictures: boolean;
}

/** Records as cards beside each other. */
export function TilesPicture({ thumbnail: { columns, rows }, hasPictures }: TilesPictureProps) {
  return (
    <Tiles>
      {rows.map(([label = '', ...values], place) => (
        <Card key={`${String(place)}-${label}`}>
          {hasPictures ? <Image $shade={place} /> : null}
          <b>{label}</b>
          {columns.slice(1, hasPictures ? 2 : 3).map(({ name, type }, column) => (
            <Faint key={name}>
              <Cell type={type} text={values[column] ?? ''} />
            </Faint>
          ))}
        </Card>
      ))}
    </Tiles>
  );
}

const Tiles = styled.span`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.8em;
  b {
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Image = styled.span<{ $shade: number }>`
  height: 3em;
  margin-block-end: 0.4em;
  border-radius: 0.3em;
  background: color-mix(
    in oklab,
    var(--accent) ${({ $shade }) => String(24 + (($shade * 5) % 4) * 14)}%,
      ${({ theme }) => theme.colors.sunken}
  );
`;
