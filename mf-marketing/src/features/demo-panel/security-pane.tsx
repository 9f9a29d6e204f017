import styled from 'styled-components';
import { VisuallyHidden } from '@tessera/shared/ui';
import { AuditFigure } from '../../lib/figures/audit-figure';
import { Sheet, SheetTitle, Tile } from '../../lib/figures/figure.styles';
import { Grid, Halves } from './demo-panel.styles';

const ROLES = ['Owner', 'Editor', 'Viewer'] as const;

const RIGHTS = [
  ['See records', 3],
  ['Change the application', 2],
  ['Deploy', 2],
  ['Invite people', 1],
  ['Pay', 1],
] as const;

/** Who may do what, and who did. */
export function SecurityPane() {
  return (
    <Halves>
      <AuditFigure />
      <Sheet>
        <SheetTitle>Roles</SheetTitle>
        <Grid>
          <thead>
            <tr>
              <th scope="col">May</th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className="middle">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map(([right, count]) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                {ROLES.map((role, index) => (
                  <td key={role} className="middle">
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
