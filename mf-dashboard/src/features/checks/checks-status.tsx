import { formatNumber } from '@tessera/shared/ui';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { OpenChecks } from './use-version-checks';

export interface ChecksStatusProps {
  versionChecks: OpenChecks;
  onShow: () => void;
}

/** '14 of 14 checks passing', which leads to all of them. */
export function ChecksStatus({ versionChecks, onShow }: ChecksStatusProps) {
  const { checks } = useStore(versionChecks.store);
  if (!checks) return null;
  const { passed, failed, untried, waiting } = checks;
  const all = passed + failed.length + untried.length + waiting;
  if (all === 0) return null;
  return (
    <Link type="button" $isBad={failed.length > 0} onClick={onShow}>
      {`${formatNumber(passed)} of ${formatNumber(all)} checks passing`}
    </Link>
  );
}

const Link = styled.button<{ $isBad: boolean }>`
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme, $isBad }) => ($isBad ? theme.colors.bad : theme.colors.muted)};
  font: inherit;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    margin-block: -${({ theme }) => theme.space[2]};
  }
`;
