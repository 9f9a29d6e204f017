import { VisuallyHidden } from '@tessera/shared/ui';
import styled, { keyframes } from 'styled-components';
import type { UnderstoodTable } from '../../lib/run-progress';

const MOST_TABLES = 4;
const MOST_FIELDS = 10;

/** What the application will keep, as soon as it is understood: its tables, then their fields one after another. */
export function UnderstoodTables({ tables }: { tables: readonly UnderstoodTable[] }) {
  const more = tables.length - MOST_TABLES;
  return (
    <Tables aria-label="What it keeps">
      {tables.slice(0, MOST_TABLES).map(({ name, fields }, at) => (
        <Table key={name} style={{ animationDelay: delay(at * 2) }}>
          <strong>{name}</strong>
          <Fields>
            <VisuallyHidden>{fields.join(', ')}</VisuallyHidden>
            {fields.slice(0, MOST_FIELDS).map((field, place) => (
              <Field key={field} aria-hidden="true" style={{ animationDelay: delay(at * 2 + place + 1) }}>
                {field}
              </Field>
            ))}
            {fields.length > MOST_FIELDS ? (
              <Field aria-hidden="true">{`+${String(fields.length - MOST_FIELDS)}`}</Field>
            ) : null}
          </Fields>
        </Table>
      ))}
      {more > 0 ? <li>{`${String(more)} more ${more === 1 ? 'table' : 'tables'}`}</li> : null}
    </Tables>
  );
}

const STEP_MS = 30;
const delay = (place: number) => `${String(place * STEP_MS)}ms`;

const settle = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Tables = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  max-width: 440px;
  min-height: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Table = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.bg};
  overflow-wrap: anywhere;
  animation: ${settle} ${({ theme }) => theme.motion.enter} backwards;
  strong {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;

const Field = styled.span`
  padding: 2px ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.sunken};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  animation: ${settle} ${({ theme }) => theme.motion.enter} backwards;
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;
