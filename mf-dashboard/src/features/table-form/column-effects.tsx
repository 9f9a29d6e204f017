import type { ColumnEffect } from '@tessera/shared/contracts';
import { Banner } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { Effects } from './effects.store';

/** Told to whoever does not see the list that came. */
const SAID = { read: 'Checked.', failed: '' } as const;

const PLACES = { preview: 'Preview data', production: 'Production data' } as const;

/** How many records a type change or a removal reaches, and which values do not convert (SCR-14). */
export function ColumnEffects({ effects }: { effects: Effects }) {
  if (effects.step === 'none') return null;
  return (
    <Root aria-labelledby="table-effects">
      <h2 id="table-effects">What happens to records</h2>
      <p role="status">{effects.step === 'reading' ? 'Checking the records…' : SAID[effects.step]}</p>
      {effects.step === 'failed' ? <Banner tone="warn" role="alert" title={effects.message} /> : null}
      {effects.step === 'read'
        ? effects.places.map(({ environment, columns }) => (
            <div key={environment}>
              <h3>{PLACES[environment]}</h3>
              {columns.map((column) => (
                <Effect key={column.field} effect={column} />
              ))}
            </div>
          ))
        : null}
    </Root>
  );
}

const records = (count: number) => (count === 1 ? '1 record has' : `${String(count)} records have`);

function sentenceOf({ column, kind, filled, kept }: ColumnEffect): string {
  if (kind === 'removed')
    return `${records(filled)} a value in ${column}. ${filled === 1 ? 'This value' : 'These values'} will be hidden; undo brings ${filled === 1 ? 'it' : 'them'} back.`;
  if (filled === 0) return `${column}: no record has a value yet.`;
  if (filled === 1)
    return kept === 1 ? `${column}: the only value converts.` : `${column}: the only value does not convert.`;
  if (kept === filled) return `${column}: all ${String(filled)} values convert.`;
  return `${column}: ${String(kept)} of ${String(filled)} values convert.`;
}

function Effect({ effect }: { effect: ColumnEffect }) {
  const { column, filled, kept, lost, kind } = effect;
  const more = filled - kept - lost.length;
  return (
    <>
      <p>{sentenceOf(effect)}</p>
      {kind === 'converted' && lost.length > 0 ? (
        <>
          <p>Correct these first, or the change is not applied:</p>
          <ul aria-label={`Values of ${column} that do not convert`}>
            {lost.map(({ record, value }, place) => (
              // Two records may be called the same.
              <li key={place}>
                {record === '' ? 'No name' : record}: <q>{value}</q>
              </li>
            ))}
            {more > 0 ? <li>and {more} more</li> : null}
          </ul>
        </>
      ) : null}
    </>
  );
}

const Root = styled.section`
  h3 {
    margin: ${({ theme }) => theme.space[2]} 0 0;
    font-size: ${({ theme }) => theme.sizes[14]};
  }
  p {
    margin: ${({ theme }) => theme.space[1]} 0;
  }
`;
