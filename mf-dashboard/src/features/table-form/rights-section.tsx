import type { VisitorRights } from '@tessera/shared/contracts';
import { CheckboxField } from '@tessera/shared/ui';
import { RIGHTS, withRight } from '../../lib/visitor-rights';
import { BoxGroup, Boxes } from './box-group.styles';

interface RightsSectionProps {
  rights: VisitorRights;
  onChange: (rights: VisitorRights) => void;
}

/** What anybody on the internet may do with the records of the table (DATA-02). */
export function RightsSection({ rights, onChange }: RightsSectionProps) {
  return (
    <BoxGroup>
      <legend>Visitors may</legend>
      <Boxes>
        {RIGHTS.map(({ right, label }) => (
          <CheckboxField
            key={right}
            label={label}
            checked={rights[right]}
            onChange={({ target }) => {
              onChange(withRight(rights, right, target.checked));
            }}
          />
        ))}
      </Boxes>
      <p>Visitors are people who open the live app without signing in.</p>
    </BoxGroup>
  );
}
