import styled from 'styled-components';
import { VisuallyHidden } from '@tessera/shared/ui';
import { SafetyFigure } from '../../lib/figures/safety-figure';
import { Sheet, SheetTitle, Tile } from '../../lib/figures/figure.styles';
import { Grid, Halves } from './demo-panel.styles';

const PEOPLE = ['You', 'Others'] as const;

/** How many of them may. */
const RIGHTS = [
  ['Open a live application', 2],
  ['Open the project and its code', 1],
  ['Change it', 1],
  ['Put it live', 1],
  ['See credits and payments', 1],
] as const;

/** What is kept apart, and who may do what. */
export function SecurityPane() {
  return (
    <Halves>
      <SafetyFigure />
      <Sheet>
        <SheetTitle>Who may</SheetTitle>
        <Grid>
          <thead>
            <tr>
              <th scope="col">What</th>
              {PEOPLE.map((person) => (
                <th key={person} scope="col" className="middle">
                  {person}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map(([right, count]) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                {PEOPLE.map((person, index) => (
                  <td key={person} className="middle">
                    <Cell isAllowed={index < count} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Sheet>
    </Halves>
  );
}

function Cell({ isAllowed }: { isAllowed: boolean }) {
  return (
    <>
      {isAllowed ? <Mark $tone="brand" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{isAllowed ? 'yes' : 'no'}</VisuallyHidden>
    </>
  );
}

const Mark = styled(Tile)`
  display: inline-block;
`;
