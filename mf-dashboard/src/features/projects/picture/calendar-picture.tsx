import styled from 'styled-components';
import { Chip } from './app-picture.styles';

const DAYS = Array.from({ length: 35 }, (_, place) => place + 1);

export interface CalendarPictureProps {
  /** The day of the month of each of the rows. */
  days: readonly number[];
  rows: readonly (readonly string[])[];
}

/** A month with the records on their days. */
export function CalendarPicture({ days, rows }: CalendarPictureProps) {
  return (
    <Month>
      {DAYS.map((day) => {
        const place = days.indexOf(day);
        return <Day key={day}>{place === -1 ? null : <Chip>{rows[place]?.[0]}</Chip>}</Day>;
      })}
    </Month>
  );
}

const Month = styled.span`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 0.6em;
  background: ${({ theme }) => theme.colors.surface};
`;

const Day = styled.span`
  height: 2.5em;
  padding: 0.25em;
  box-shadow: inset -1px -1px 0 ${({ theme }) => theme.colors.line};
`;
