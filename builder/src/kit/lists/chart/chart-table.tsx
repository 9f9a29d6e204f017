import type { ChartData } from './chart-data';

interface ChartTableProps {
  readonly data: ChartData;
  /** Otherwise it is there for screen readers only. */
  readonly isShown: boolean;
}

/** The points of a chart as a table. */
export function ChartTable({ data, isShown }: ChartTableProps) {
  return (
    <div className={isShown ? 'chart-table' : 'chart-table visually-hidden'}>
      <table>
        <caption className="visually-hidden">
          {data.name} by {data.groupName}
        </caption>
        <thead>
          <tr>
            <th scope="col">{data.groupName}</th>
            <th scope="col" className="chart-number">
              {data.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.points.map(({ key, label, text, href }) => (
            <tr key={key}>
              <th scope="row" dir="auto">
                {isShown && href !== undefined ? <a href={href}>{label}</a> : label}
              </th>
              <td className="chart-number">{text}</td>
            </tr>
          ))}
        </tbody>
        {data.total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className="chart-number">{data.total}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
