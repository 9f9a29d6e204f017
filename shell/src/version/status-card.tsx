import { Card, toneColor, ToneIcon } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { SystemStatus } from './system-status';

/** How the system is, with the reasons when it is not well. */
export function StatusCard({ status: { title, tone, reasons } }: { status: SystemStatus }) {
  return (
    <Card>
      <div role="status">
        <Title $tone={tone}>
          <ToneIcon tone={tone} size={20} />
          {title}
        </Title>
        {reasons.length > 0 && (
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        )}
      </div>
    </Card>
  );
}

const Title = styled.p<{ $tone: SystemStatus['tone'] }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme, $tone }) => toneColor(theme, $tone)};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const Reasons = styled.ul`
  padding-inline-start: 28px;
  margin-block-start: ${({ theme }) => theme.space[2]};
`;
