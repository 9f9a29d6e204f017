import type { ImportedEnvFile, ImportReport } from '@tessera/shared/contracts';
import { formatNumber } from '@tessera/shared/ui';
import styled from 'styled-components';

const WHERE = { all: '', production: ' for Production', preview: ' for Preview' } as const;

/** '5 variables' */
export function countVariables(number: number): string {
  return `${formatNumber(number)} ${number === 1 ? 'variable' : 'variables'}`;
}

export function sumVariables({ variables = [] }: ImportReport): number {
  return variables.reduce((sum, { names }) => sum + names.length, 0);
}

/** Which variables the `.env` files make, by their names: their values are shown nowhere. */
export function ImportedVariables({ files }: { files: readonly ImportedEnvFile[] }) {
  if (files.length === 0) return null;
  return (
    <List aria-label="Variables that are set">
      {files.map(({ path, environment, names }) => (
        <li key={path}>
          <strong>
            <code>{path}</code>: {countVariables(names.length)}
            {WHERE[environment]}
          </strong>
          {names.length > 0 ? <code>{names.join(', ')}</code> : null}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: ${({ theme }) => theme.sizes[13]};
  li {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    padding: ${({ theme }) => theme.space[2]} 0;
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  code {
    overflow-wrap: anywhere;
  }
`;
