import { Skeleton } from '@tessera/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { SqlSource } from '../../lib/sql-source';
import { ConsoleActions } from './console-actions';
import { LazySqlEditor } from './lazy-sql-editor';
import { QueryResults } from './query-results';
import { SavedQueries, SaveQueryDialog } from './saved-queries';
import { QueryHistory } from './query-history';
import { TableNames } from './table-names';
import { useConsole } from './use-console';

/** Statements for a database, what they give, and what to write them with (SCR-12, SCR-13). */
export function SqlConsole({ source }: { source: SqlSource }) {
  const { setEditor, ...sql } = useConsole(source);
  const [saving, setSaving] = useState<string>();
  const { state, tables, queries, reloadQueries } = sql;
  const problem =
    state.step === 'failed' && state.at !== undefined
      ? { from: state.at, message: state.message }
      : undefined;
  return (
    <Root>
      <Main>
        <Editor>
          <Suspense fallback={<Skeleton lines={4} />}>
            <LazySqlEditor
              ref={setEditor}
              initialText={sql.first}
              tables={tables.status === 'ready' ? tables.data : NONE}
              problem={problem}
              onChange={sql.change}
              onRun={sql.start}
            />
          </Suspense>
        </Editor>
        <ConsoleActions
          isRunning={state.step === 'running'}
          isEmpty={sql.isEmpty}
          hint={source.hint}
          onRun={sql.start}
          onStop={sql.stop}
          onSave={
            source.keepsQueries
              ? () => {
                  setSaving(sql.current()?.sql);
                }
              : undefined
          }
        />
        <QueryResults state={state} />
      </Main>
      <Side>
        <TableNames
          tables={tables}
          onChoose={(name) => {
            sql.choose(`select * from ${name} limit 100`);
          }}
        />
        {source.keepsQueries ? (
          <SavedQueries
            databaseId={source.id}
            queries={queries}
            onChoose={sql.choose}
            onChanged={reloadQueries}
          />
        ) : null}
        <QueryHistory history={sql.history} onChoose={sql.choose} />
      </Side>
      {saving === undefined ? null : (
        <SaveQueryDialog
          databaseId={source.id}
          sql={saving}
          queries={queries}
          onClose={() => {
            setSaving(undefined);
          }}
          onSaved={reloadQueries}
        />
      )}
    </Root>
  );
}

const NONE = [] as const;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[6]};
`;

const Main = styled.div`
  display: flex;
  flex: 3 1 420px;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
`;

const Side = styled.aside`
  display: flex;
  flex: 1 1 220px;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
`;

const Editor = styled.div`
  height: 200px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
`;
