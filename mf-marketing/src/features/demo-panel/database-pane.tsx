import { Mono, Rows, Sheet, SheetTitle } from '../../lib/figures/figure.styles';
import { Grid, Halves } from './demo-panel.styles';

const FIELDS = [
  ['song', 'text'],
  ['composer', 'text'],
  ['date practised', 'date'],
  ['minutes', 'number'],
  ['tempo', 'number'],
  ['mastered', 'yes/no'],
] as const;

const RECORDS = [
  ['Asturias', '21 Nov', 35, 84],
  ['Recuerdos', '20 Nov', 20, 72],
  ['Asturias', '18 Nov', 40, 80],
  ['Lágrima', '17 Nov', 15, 60],
  ['Capricho', '15 Nov', 30, 96],
  ['Lágrima', '14 Nov', 25, 58],
] as const;

/** A table's fields, and the records in it. */
export function DatabasePane() {
  return (
    <Halves>
      <Sheet>
        <SheetTitle>Practice</SheetTitle>
        <Rows>
          {FIELDS.map(([name, type]) => (
            <li key={name}>
              <span>{name}</span>
              <Mono>{type}</Mono>
            </li>
          ))}
        </Rows>
      </Sheet>
      <Sheet>
        <SheetTitle>
          Practice
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
