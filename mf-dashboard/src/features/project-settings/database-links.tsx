import { listConnections } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useResource, useShell } from '@tessera/shared/remote';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Where the tables of a project are looked at: its own, and those of the connections that it uses (SCR-05, SCR-13). */
export function DatabaseLinks({ projectId }: { projectId: string }) {
  const { api } = useShell();
  const found = useResource('connections', (signal) => api.call(listConnections, {}, { signal }));
  const used = found.status === 'ready' ? found.data.items.filter((one) => one.projectId === projectId) : [];
  const project = encodeURIComponent(projectId);
  return (
    <Links aria-label="Databases of this project">
      <li>
        <Link to={`${paths.database.to()}?project=${project}`}>Open the designer</Link>
      </li>
      {used.map(({ id, name, readOnly }) => (
        <li key={id}>
          <Link to={`${paths.databaseConnection.to()}?id=${id}`}>{name}</Link>
          <Muted>{readOnly ? ', read-only' : ', changes allowed'}</Muted>
        </li>
      ))}
      <li>
        <Link to={`${paths.databaseConnection.to()}?project=${project}`}>Connect a database of your own</Link>
      </li>
    </Links>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
  padding: 0;
  list-style: none;
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
