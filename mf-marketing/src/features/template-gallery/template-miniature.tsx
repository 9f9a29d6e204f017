import { Check } from 'lucide-react';
import type { TemplatePreview } from '@tessera/shared/contracts';
import { Ground } from './template-card.styles';
import { Bar, Grid, MiniCard, MiniTable, Pill, Rating, Rows, Window } from './template-miniature.styles';

type Column = TemplatePreview['columns'][number];

/** The application that a template makes, drawn small from its model. A picture: screen readers pass it by. */
export function TemplateMiniature({ preview }: { preview: TemplatePreview }) {
  const { view, heading, accent } = preview;
  const Body = { table: TableView, cards: CardsView, list: ListView }[view];
  return (
    <Ground aria-hidden="true">
      <Window style={{ '--accent': accent }}>
        <Bar>{heading}</Bar>
        <Body preview={preview} />
      </Window>
    </Ground>
  );
}

const NUMBERS: readonly string[] = ['integer', 'number', 'money', 'percent', 'date', 'time', 'datetime'];

/** The first field names a record; of the others the last two have room. */
function columnsOf({ columns }: TemplatePreview): readonly { column: Column; at: number }[] {
  return columns
    .map((column, at) => ({ column, at }))
    .filter(({ at }) => at === 0 || at >= Math.max(1, columns.length - 2));
}

function TableView({ preview }: { preview: TemplatePreview }) {
  const columns = columnsOf(preview);
  return (
    <MiniTable>
      <thead>
        <tr>
          {columns.map(({ column, at }) => (
            <th key={at} data-side={sideOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.rows.map((row) => (
          <tr key={row[0]}>
            {columns.map(({ column, at }) => (
              <td key={at} data-side={sideOf(column)}>
                <Value column={column} text={row[at] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MiniTable>
  );
}

function CardsView({ preview }: { preview: TemplatePreview }) {
  const [, ...others] = columnsOf(preview);
  return (
    <Grid>
      {preview.rows.slice(0, 4).map((row) => (
        <MiniCard key={row[0]}>
          <b>{row[0]}</b>
          {others.map(({ column, at }) => (
            <span key={at}>
              <Value column={column} text={row[at] ?? ''} />
            </span>
          ))}
        </MiniCard>
      ))}
    </Grid>
  );
}

function ListView({ preview }: { preview: TemplatePreview }) {
  const last = columnsOf(preview).at(-1);
  return (
    <Rows>
      {preview.rows.map((row) => (
        <p key={row[0]}>
          <span>{row[0]}</span>
          {last && last.at > 0 ? <Value column={last.column} text={row[last.at] ?? ''} /> : null}
        </p>
      ))}
    </Rows>
  );
}

function sideOf({ type }: Column): 'start' | 'end' {
  return NUMBERS.includes(type) ? 'end' : 'start';
}

function Value({ column, text }: { column: Column; text: string }) {
  if (text === '') return null;
  if (column.type === 'choice') return <Pill>{text}</Pill>;
  if (column.type === 'boolean') return <Check size={12} />;
  if (column.type !== 'rating') return text;
  return (
    <Rating viewBox="0 0 46 8">
      {[1, 2, 3, 4, 5].map((tile) => (
        <rect
          key={tile}
          className={tile <= Number(text) ? 'full' : undefined}
          x={(tile - 1) * 9.5}
          width="8"
          height="8"
          rx="1.5"
        />
      ))}
    </Rating>
  );
}
