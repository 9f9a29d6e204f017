import type { VisitorRights } from '@tessera/shared/contracts';
import { CheckboxField } from '@tessera/shared/ui';
import styled from 'styled-components';
import { RIGHTS, withRight } from '../../lib/visitor-rights';

interface RightsSectionProps {
  rights: VisitorRights;
  onChange: (rights: VisitorRights) => void;
}

/** What anybody on the internet may do with the records of the table (DATA-02). */
export function RightsSection({ rights, onChange }: RightsSectionProps) {
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  p {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  margin: ${({ theme }) => theme.space[2]} 0;
`;
