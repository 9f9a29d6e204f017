import { saveFile } from '@tessera/shared/remote';
import { Button, CodeBlock } from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';

export interface SqlBothWaysProps {
  forward: string;
  backward: string;
  /** What the file is called, without its ending. */
  name: string;
}

/** The statements of a migration, behind a button: for whoever wants to read them. */
export function SqlBothWays({ forward, backward, name }: SqlBothWaysProps) {
  const text = `-- Forward\n\n${forward}\n\n-- Backward\n\n${backward}\n`;
  return (
    <Details>
      <summary>SQL</summary>
      <Blocks>
        <CodeBlock title="Forward" text={forward === '' ? '-- Nothing' : forward} maxHeight="280px" />
        <CodeBlock title="Backward" text={backward === '' ? '-- Nothing' : backward} maxHeight="280px" />
        <div>
          <Button
            size="small"
            icon={<Download size={16} strokeWidth={1.75} />}
            onClick={() => {
              saveFile(new Blob([text], { type: 'application/sql;charset=utf-8' }), `${name}.sql`);
            }}
          >
            Download SQL
          </Button>
        </div>
      </Blocks>
    </Details>
  );
}

const Details = styled.details`
  summary {
    display: inline-block;
    min-height: 32px;
    padding: 4px 0;
    color: ${({ theme }) => theme.colors.brand};
    cursor: pointer;
  }
`;

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
`;
