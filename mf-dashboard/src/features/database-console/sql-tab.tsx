import { listDatabaseQueries, listDatabaseTables } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Button, Kbd, Skeleton } from '@tessera/shared/ui';
import { Play } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { LazySqlEditor } from './lazy-sql-editor';
import { QueryResults } from './query-results';
import { SavedQueries, SaveQueryDialog } from './saved-queries';
import type { SqlEditorHandle } from './sql-editor';
import { addToHistory, keepDraft, readDraft, readHistory } from './sql-history';
import { statementAt } from './statement-at';
import { TableNames } from './table-names';
import { useStatement } from './use-statement';

export interface SqlTabProps {
  projectId: string;
  databaseId: string;
  environment: 'preview' | 'production';
}

/** SCR-12: statements that read the records as they are now. */
export function SqlTab({ databaseId, environment }: SqlTabProps) {
  const { api } = useShell();
  const editor = useRef<SqlEditorHandle>(null);
  const [first] = useState(() => readDraft(databaseId));
  const [text, setText] = useState(first);
  const [history, setHistory] = useState(() => readHistory(databaseId));
  const [saving, setSaving] = useState<string>();
  const { state, run, stop } = useStatement(databaseId, environment);
  const tables = useResource(`${databaseId} ${environment}`, (signal) =>
    api.call(listDatabaseTables, { params: { id: databaseId }, query: { environment } }, { signal }),
  );
  const saved = useResource(databaseId, (signal) =>
    api.call(listDatabaseQueries, { params: { id: databaseId } }, { signal }),
  );
  const known = tables.status === 'ready' ? tables.data.items : [];
  const queries = saved.status === 'ready' ? saved.data.items : [];

  const current = () => {
    const { text: whole, caret } = editor.current?.read() ?? { text, caret: text.length };
    return statementAt(whole, caret);
  };
  const start = (isExplained = false) => {
    const statement = current();
    if (!statement) return;
    setHistory(addToHistory(databaseId, statement.sql));
    void run(statement, isExplained);
  };
  const isEmpty = text.trim() === '';
  const isRunning = state.step === 'running';
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
              ref={editor}
              initialText={first}
              tables={known}
              problem={problem}
              onChange={(next) => {
                setText(next);
                keepDraft(databaseId, next);
              }}
              onRun={start}
            />
          </Suspense>
        </Editor>
        <Bar>
          {isRunning ? (
            <Button onClick={stop}>Stop waiting</Button>
          ) : (
            <Button
              variant="primary"
              icon={<Play size={16} strokeWidth={1.75} />}
              disabled={isEmpty}
              onClick={() => {
                start();
              }}
            >
              Run
            </Button>
          )}
          <Button
            disabled={isEmpty || isRunning}
            onClick={() => {
              start(true);
            }}
          >
            Explain
          </Button>
          <Button
            disabled={isEmpty}
            onClick={() => {
              setSaving(current()?.sql);
            }}
          >
            Save query
          </Button>
          <Hint>
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> runs the statement at the caret. Statements read; records are
            changed in Data.
          </Hint>
        </Bar>
        <QueryResults state={state} />
      </Main>
      <Side>
        <TableNames
          tables={tables}
          onChoose={(name) => {
            editor.current?.replace(`select * from ${name} limit 100`);
          }}
        />
        <SavedQueries
          databaseId={databaseId}
          queries={queries}
          history={history}
          onChoose={(sql) => editor.current?.replace(sql)}
          onChanged={saved.reload}
        />
      </Side>
      {saving === undefined ? null : (
        <SaveQueryDialog
          databaseId={databaseId}
          sql={saving}
          queries={queries}
          onClose={() => {
            setSaving(undefined);
          }}
          onSaved={saved.reload}
        />
      )}
    </Root>
  );
}

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

const Side = styled.div`
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Hint = styled.p`
  flex: 1 1 260px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
