import { Choice, Statements } from './statements.styles';

export interface QueryHistoryProps {
  history: readonly string[];
  onChoose: (sql: string) => void;
}

/** Statements that were run in this tab of the browser. */
export function QueryHistory({ history, onChoose }: QueryHistoryProps) {
  return (
    <Statements aria-labelledby="query-history">
      <h3 id="query-history">This session</h3>
      {history.length === 0 ? <p>What you run is listed here.</p> : null}
      <ul>
        {history.map((sql) => (
          <li key={sql}>
            <Choice
              type="button"
              title={sql}
              onClick={() => {
                onChoose(sql);
              }}
            >
              <code>{sql}</code>
            </Choice>
          </li>
        ))}
      </ul>
    </Statements>
  );
}
