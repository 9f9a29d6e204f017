import { listDatabaseQueries } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import type { SqlSource } from '../../lib/sql-source';
import type { SqlEditorHandle } from './sql-editor';
import { addToHistory, keepDraft, readDraft, readHistory } from './sql-history';
import { statementAt } from './statement-at';
import { useStatement } from './use-statement';

/** What the SQL of a database is written with: its editor, names to use, statements of before, and what the last one gave. */
export function useConsole(source: SqlSource) {
  const { id, keepsQueries } = source;
  const { api } = useShell();
  const [editor, setEditor] = useState<SqlEditorHandle | null>(null);
  const [first] = useState(() => readDraft(id));
  const [text, setText] = useState(first);
  const [history, setHistory] = useState(() => readHistory(id));
  const { state, run, stop } = useStatement(source);
  const tables = useResource(id, source.readTables);
  const saved = useResource(keepsQueries ? id : undefined, (signal) =>
    api.call(listDatabaseQueries, { params: { id } }, { signal }),
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
      keepDraft(id, next);
    },
    start: (isExplained = false) => {
      const statement = current();
      if (!statement) return;
      setHistory(addToHistory(id, statement.sql));
      void run(statement, isExplained);
    },
    choose: (sql: string) => editor?.replace(sql),
  };
}
