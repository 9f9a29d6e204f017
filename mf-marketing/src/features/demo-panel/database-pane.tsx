import styled from 'styled-components';
import { Mono, Rows, Sheet, SheetTitle, Tile } from '../../lib/figures/figure.styles';
import { Grid, Halves } from './demo-panel.styles';

const SONGS = [
  ['title', 'text'],
  ['composer', 'text'],
  ['tempo', 'number'],
  ['mastered', 'yes/no'],
] as const;

const SESSIONS = [
  ['song', 'Songs'],
  ['date practised', 'date'],
  ['minutes', 'number'],
] as const;

const RECORDS = [
  ['Asturias', '21 Nov', 35, 84],
  ['Recuerdos', '20 Nov', 20, 72],
  ['Asturias', '18 Nov', 40, 80],
  ['Lágrima', '17 Nov', 15, 60],
  ['Capricho', '15 Nov', 30, 96],
  ['Lágrima', '14 Nov', 25, 58],
] as const;

/** Two tables that relate, and the records in one of them. */
export function DatabasePane() {
  return (
    <Halves>
      <Tables>
        <Sheet>
          <SheetTitle>Songs</SheetTitle>
          <Fields fields={SONGS} />
        </Sheet>
        <Sheet>
          <SheetTitle>Sessions</SheetTitle>
          <Fields fields={SESSIONS} />
        </Sheet>
      </Tables>
      <Sheet>
        <SheetTitle>
          Sessions
          <Mono>6 of 148</Mono>
        </SheetTitle>
        <Grid>
          <thead>
            <tr>
              <th scope="col">Song</th>
              <th scope="col">Date</th>
              <th scope="col" className="number">
                Minutes
              </th>
              <th scope="col" className="number wide">
                Tempo
              </th>
            </tr>
          </thead>
          <tbody>
            {RECORDS.map(([song, date, minutes, tempo]) => (
              <tr key={`${song} ${date}`}>
                <th scope="row">{song}</th>
                <td>{date}</td>
                <td className="number">{minutes}</td>
                <td className="number wide">{tempo}</td>
              </tr>
            ))}
          </tbody>
        </Grid>
      </Sheet>
    </Halves>
  );
}

function Fields({ fields }: { fields: readonly (readonly [name: string, type: string])[] }) {
  return (
    <Rows>
      {fields.map(([name, type]) => (
        <li key={name}>
          {type === 'Songs' ? <Tile $tone="gold" /> : null}
          <span>{name}</span>
          <Mono>{type}</Mono>
        </li>
      ))}
    </Rows>
  );
}

const Tables = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
`;
