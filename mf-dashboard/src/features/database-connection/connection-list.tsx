import type { DatabaseConnection } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { LinkButton, List, ListRow } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { placeOf } from './connection-words';
import { LastTest } from './last-test';

export interface ConnectionListProps {
  connections: readonly DatabaseConnection[];
  /** The one that is shown beside it; undefined for a new one. */
  currentId: string | undefined;
}

/** The connections that there are, with how each was when it was tried last. */
export function ConnectionList({ connections, currentId }: ConnectionListProps) {
  return (
    <Root aria-labelledby="connections">
      <Head>
        <h2 id="connections">Your connections</h2>
        {currentId === undefined ? null : (
          <LinkButton
            size="small"
            to={paths.databaseConnection.to()}
            icon={<Plus size={16} strokeWidth={1.75} />}
          >
            New
          </LinkButton>
        )}
      </Head>
      {connections.length === 0 ? (
        <p>What you save is listed here.</p>
      ) : (
        <List label="Connections">
          {connections.map((connection) => (
            <ListRow
              key={connection.id}
              title={connection.name}
              description={
                <Facts>
                  <span>{placeOf(connection)}</span>
                  <LastTest test={connection.lastTest} />
                </Facts>
              }
              to={`${paths.databaseConnection.to()}?id=${connection.id}`}
              isCurrent={connection.id === currentId}
            />
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  > p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 32px;
  h2 {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Facts = styled.span`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`;
