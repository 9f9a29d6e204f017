import type { ConnectionTest } from '@tessera/shared/contracts';
import { RelativeTime } from '@tessera/shared/ui';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { causeOf } from './connection-words';

/** How the last test of a connection went, in a line. */
export function LastTest({ test }: { test: ConnectionTest | null }) {
  if (!test) return <span>Not tested</span>;
  if (!test.passed)
    return (
      <Line $isBad>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
        {causeOf(test)}
      </Line>
    );
  return (
    <Line $isBad={false}>
      <Check size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        Worked <RelativeTime at={test.testedAt} />
      </span>
    </Line>
  );
}

const Line = styled.span<{ $isBad: boolean }>`
  display: inline-flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[1]};
  /* The words have the colour of those around them: green is too light for them on the row that is shown. */
  svg {
    color: ${({ theme, $isBad }) => ($isBad ? theme.colors.bad : theme.colors.ok)};
    flex: none;
    margin-top: 2px;
  }
`;
