import { errorCode, isSqlState } from '../../core/error-code';
import { CANCELED, explainFailure, readStatement, type QueryAnswer } from '../../db/read-statement';
import { checkSql } from '../../validation/sql';
import { serveWork, type WorkHandlers } from '../../work/serve-work';
import { loadSqlTexts } from '../../validation/schema-texts';
import { describeTables } from './describe-tables.child';
import { explainConnection, type ConnectionStep } from './failures.rules';
import { listTables } from './list-tables.child';
import type { OutsideTasks, Reaching, Unreached } from './outside-tasks.schema';
import { readRows } from './read-rows.child';
import { resolveTarget } from './resolve.child';
import { reach, type Session } from './session.child';
import { testSteps } from './test-steps.child';

/** The process of one question to a database that is not ours: whatever that one answers, it ends with this process. */

const handlers: WorkHandlers<OutsideTasks> = {
  test: (reaching) => testSteps(reaching),
  tables: (reaching) =>
    connected(reaching, async (session) => {
      await session.begin('read only');
      return { kind: 'tables' as const, tables: await listTables(session) };
    }),
  async schema(reaching) {
    const texts = await loadSqlTexts();
    return connected(reaching, async (session) => {
      await session.begin('read only');
      return { kind: 'schema' as const, ...(await describeTables(session, texts)) };
    });
  },
  rows: ({ place, ...reaching }) =>
    connected(reaching, async (session) => {
      await session.begin('read only');
      return shorten(await readRows(session, place));
    }),
  async query({ asking, readOnly, ...reaching }) {
    const checked = await checkSql(asking.sql, { allowsWrites: !readOnly });
    if (!checked.ok) {
      const { rule, message, position } = checked;
      return { kind: 'refused', rule, message, ...(position !== undefined && { position }) };
    }
    const isChange = !readOnly && !(await checkSql(asking.sql)).ok;
    const statement = { ...asking, sql: checked.value };
    return connected(reaching, async (session) => {
      await session.begin(readOnly ? 'read only' : 'read write');
      const answer = await readStatement(session, statement, { isChange });
      return shorten(readOnly || answer.kind !== 'rows' ? answer : await commit(session, answer));
    });
  },
};

/** What is checked at the end of a transaction may still say no. */
async function commit(session: Session, answer: QueryAnswer): Promise<QueryAnswer> {
  try {
    await session.run('commit', []);
    return answer;
  } catch (error) {
    const code = errorCode(error);
    // Too late is late here as well: PostgreSQL may go on, and commit.
    if (code !== undefined && isSqlState(code) && code !== CANCELED) return explainFailure(error, '', 0);
    return {
      kind: 'error',
      message: 'No answer came in time. Look whether the change was made before you run it again.',
    };
  }
}

const MOST_IN_MESSAGE = 2000;

function shorten<Answer extends QueryAnswer | { readonly kind: 'absent' }>(answer: Answer): Answer {
  return answer.kind === 'error' ? { ...answer, message: answer.message.slice(0, MOST_IN_MESSAGE) } : answer;
}

/** Signs in, works, and closes; a sentence where one of them fails by the connection's own fault. */
async function connected<Answer>(
  { target, policy }: Reaching,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer | Unreached> {
  let step: ConnectionStep = 'resolve';
  try {
    const addresses = await resolveTarget(target, policy);
    step = 'reach';
    const reached = await reach(target, addresses);
    try {
      step = 'signIn';
      const session = await reached.signIn();
      step = 'tables';
      return await work(session);
    } finally {
      await reached.close();
    }
  } catch (error) {
    return { kind: 'unreached', ...explainConnection(error, step, target) };
  }
}

await serveWork<OutsideTasks>(() => Promise.resolve(handlers));
