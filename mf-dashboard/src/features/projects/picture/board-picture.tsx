import type { ProjectThumbnail } from '@tessera/shared/contracts';
import styled from 'styled-components';
import { Card, Faint } from './app-picture.styles';
import { Cell } from './cell';

export interface BoardPictureProps {
  lanes: NonNullable<ProjectThumbnail['lanes']>;
  thumbnail: ProjectThumbnail;
}

/** The first lanes of a board with their cards. */
export function BoardPicture({ lanes, thumbnail: { columns, rows } }: BoardPictureProps) {
  const second = columns[1];
  return (
    <Lanes>
      {lanes.map((lane) => (
        <Lane key={lane.name}>
          <Faint>{lane.name}</Faint>
          {lane.rows.map((place) => (
            <Card key={place}>
              <span>{rows[place]?.[0]}</span>
              {second ? (
                <Faint>
                  <Cell type={second.type} text={rows[place]?.[1] ?? ''} />
                </Faint>
              ) : null}
            </Card>
          ))}
        </Lane>
      ))}
    </Lanes>
  );
}

const Lanes = styled.span`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.8em;
`;

const Lane = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  min-height: 11em;
  overflow: hidden;
  padding: 0.6em;
  border-block-start: 0.25em solid color-mix(in oklab, var(--accent) 70%, ${({ theme }) => theme.colors.line});
  border-radius: 0.5em;
  background: ${({ theme }) => theme.colors.sunken};
`;
