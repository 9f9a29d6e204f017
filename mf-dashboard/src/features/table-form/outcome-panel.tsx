import { commentStatements, createStatements, schemaOf } from '@tessera/builder/design';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { Button, CodeBlock, useIsPhone } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ColumnEffects } from './column-effects';
import type { Effects } from './effects.store';
import type { TableDesign } from './design-of-form';

interface OutcomePanelProps {
  design: TableDesign | undefined;
  effects: Effects;
}

/** What the form comes to: the table as the database has it, and what changes in the app. */
export function OutcomePanel({ design, effects }: OutcomePanelProps) {
  const isPhone = useIsPhone();
  const [isShown, setShown] = useState(false);
  const made = design?.done ? design : undefined;
  const sql = made && statementsOf(made.model, made.entity);
  return (
    <Root>
      <section>
        <h2>What changes in the app</h2>
        <Words design={design} />
      </section>
      <ColumnEffects effects={effects} />
      <section>
        <h2>SQL</h2>
        {sql === undefined ? <Quiet>Shown once the form is complete.</Quiet> : null}
        {sql !== undefined && isPhone ? (
          <Button
            size="small"
            aria-expanded={isShown}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            {isShown ? 'Hide the SQL' : 'Show the SQL'}
          </Button>
        ) : null}
        {sql !== undefined && (!isPhone || isShown) ? (
          <CodeBlock title="SQL of the table" text={sql} />
        ) : null}
      </section>
    </Root>
  );
}

function Words({ design }: Pick<OutcomePanelProps, 'design'>) {
  if (!design) return <Quiet>Shown once the form is complete.</Quiet>;
  if (!design.done) return <p role="alert">{design.why}</p>;
  if (design.changes.length === 0) return <Quiet>Nothing yet.</Quiet>;
  return (
    <ul>
      {design.changes.map((change, place) => (
        // Two changes may be told in the same words; their order is what tells them apart.
        <li key={place}>{change}</li>
      ))}
    </ul>
  );
}

/** The statements that make one table, with those that tie it to others. */
function statementsOf(model: ApplicationModel, entity: string): string {
  const table = schemaOf(model).tables.find((one) => one.entity === entity);
  if (!table) return '';
  const names = [table.name, ...table.joins.map(({ name }) => name)].map((name) => `"${name}"`);
  const begins = ['CREATE TABLE', 'ALTER TABLE', 'COMMENT ON TABLE'];
  const isAbout = (statement: string) =>
    names.some(
      (name) =>
        begins.some((words) => statement.startsWith(`${words} ${name} `)) ||
        (statement.startsWith('CREATE INDEX ') && statement.includes(` ON ${name} `)),
    );
  return [...createStatements(model), ...commentStatements(model)]
    .filter(isAbout)
    .map((statement) => `${statement};`)
    .join('\n\n');
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  h2 {
    margin-bottom: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.sizes[16]};
  }
  ul {
    margin: 0;
    padding-inline-start: ${({ theme }) => theme.space[4]};
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
