import { listDatabaseQueries, listDatabaseTables } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import type { SqlEditorHandle } from './sql-editor';
import { addToHistory, keepDraft, readDraft, readHistory } from './sql-history';
import { statementAt } from './statement-at';
import { useStatement } from './use-statement';

/** What the SQL of a database is written with: its editor, names to use, statements of before, and what the last one gave. */
export function useConsole(databaseId: string, environment: 'preview' | 'production') {
  const { api } = useShell();
  const [editor, setEditor] = useState<SqlEditorHandle | null>(null);
  const [first] = useState(() => readDraft(databaseId));
  const [text, setText] = useState(first);
  const [history, setHistory] = useState(() => readHistory(databaseId));
  const { state, run, stop } = useStatement(databaseId, environment);
  const tables = useResource(`${databaseId} ${environment}`, (signal) =>
    api.call(listDatabaseTables, { params: { id: databaseId }, query: { environment } }, { signal }),
  );
  const saved = useResource(databaseId, (signal) =>
    api.call(listDatabaseQueries, { params: { id: databaseId } }, { signal }),
  );
  const current = () => {
    const { text: whole, caret } = editor?.read() ?? { text, caret: text.length };
    return statementAt(whole, caret);
  };
  return {
    setEditor,
    first,
    history,
    state,
    stop,
    tables,
    queries: saved.status === 'ready' ? saved.data.items : [],
    reloadQueries: saved.reload,
    isEmpty: text.trim() === '',
    current,
    change: (next: string) => {
      setText(next);
      keepDraft(databaseId, next);
    },
    start: (isExplained = false) => {
      const statement = current();
      if (!statement) return;
      setHistory(addToHistory(databaseId, statement.sql));
      void run(statement, isExplained);
    },
    choose: (sql: string) => editor?.replace(sql),
  };
}
