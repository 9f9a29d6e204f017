import type { ImportColumn } from '../data/import-columns';
import type { ImportProblem, ImportRow } from '../data/import-refusals';
import type { Entity } from '../data/types';
import { countOf } from '../data/words';
import { FieldValue } from '../fields/field-value';

/** Enough to see whether it is read right. */
const MOST_ROWS = 5;
/** Enough to see what is the matter with the file. */
const MOST_PROBLEMS = 8;

interface ImportPreviewProps {
  readonly entity: Entity;
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
}

/** How the first records would look, and what cannot be read. */
export function ImportPreview({ entity, columns, rows }: ImportPreviewProps) {
  const fields = columns.flatMap(({ field }) => (field === null ? [] : (entity.fields[field] ?? [])));
  const fitting = rows.filter(({ refusals }) => refusals.length === 0);
  const refused = rows.length - fitting.length;
  return (
    <>
      <p className="import-summary" role="status">
        {countOf(fitting.length, entity)} can be added
        {refused > 0 && `, ${String(refused)} cannot`}.
      </p>
      {fitting.length > 0 && (
        <div className="linked-frame">
          <table className="linked-table import-table" aria-label="The first records">
            <thead>
              <tr>
                {fields.map(({ key, name }) => (
                  <th key={key} scope="col" dir="auto">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fitting.slice(0, MOST_ROWS).map(({ line, values }) => (
                <tr key={line}>
                  {fields.map((field) => (
                    <td key={field.key}>
                      <FieldValue field={field} value={values[field.key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Problems entity={entity} rows={rows} />
    </>
  );
}

interface ProblemsProps {
  readonly entity: Entity;
  readonly rows: readonly ImportRow[];
}

function Problems({ entity, rows }: ProblemsProps) {
  const all = rows.flatMap(({ line, problems, refusals }) => [
    ...refusals.map((problem) => ({ line, problem, ends: 'The record is left out.' })),
    ...problems.map((problem) => ({ line, problem, ends: 'It is left empty.' })),
  ]);
  if (all.length === 0) return null;
  return (
    <div className="import-problems">
      <h3>What is not read</h3>
      <ul>
        {all.slice(0, MOST_PROBLEMS).map(({ line, problem, ends }, place) => (
          <li key={`${String(line)}-${String(place)}`}>
            <span className="import-line">Line {line}</span> {sentenceOf(entity, problem)} {ends}
          </li>
        ))}
      </ul>
      {all.length > MOST_PROBLEMS && <p>And {all.length - MOST_PROBLEMS} more.</p>}
    </div>
  );
}

function sentenceOf(entity: Entity, { field, message }: ImportProblem): string {
  const name = field === null ? undefined : entity.fields[field]?.name;
  return name === undefined ? message : `${name}: ${message}`;
}
