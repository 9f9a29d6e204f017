import { checkSql } from '../../validation/sql';
import { serveWork, type WorkHandlers } from '../../work/serve-work';
import type { CheckAnswer, QueryTasks } from './query-tasks.schema';
import { readFolder } from './read-folder.child';
import { readServer } from './read-server.child';

/** The process of one statement that a project's owner typed: it is killed when it takes too long, and never used twice. */

const handlers: WorkHandlers<QueryTasks> = {
  async check({ sql }): Promise<CheckAnswer> {
    const checked = await checkSql(sql, { ownTablesOnly: true });
    if (checked.ok) return { kind: 'accepted', sql: checked.value };
    const { rule, message, position } = checked;
    return { kind: 'refused', rule, message, ...(position !== undefined && { position }) };
  },
  run: ({ source, ...asking }) =>
    source.kind === 'folder'
      ? readFolder(source.folder, asking)
      : readServer(source.url, source.schema, asking),
};

await serveWork<QueryTasks>(() => Promise.resolve(handlers));
