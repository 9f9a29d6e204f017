import { checksLine } from '@tessera/shared/remote';
import { formatNumber, VisuallyHidden } from '@tessera/shared/ui';
import { ListChecks } from 'lucide-react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { OpenChecks } from './use-version-checks';

export interface ChecksStatusProps {
  versionChecks: OpenChecks;
  onShow: () => void;
}

/** '14 of 14 passing', or what there is to tell while some were not tried yet; it leads to all of them. */
export function ChecksStatus({ versionChecks, onShow }: ChecksStatusProps) {
  const { checks } = useStore(versionChecks.store);
  if (!checks) return null;
  const { passed, failed, untried, waiting, broken } = checks;
  const all = passed + failed.length + untried.length + waiting;
  if (all === 0) return null;
  return (
    <Link type="button" $isBad={failed.length > 0} onClick={onShow}>
      <ListChecks size={16} strokeWidth={1.75} aria-hidden="true" />
      {waiting > 0 && broken === undefined ? (
        <Words>{checksLine(checks)}</Words>
      ) : (
        <Words>
          {/* Said only: the picture shows what passes. */}
          <VisuallyHidden>Checks: </VisuallyHidden>
          {`${formatNumber(passed)} of ${formatNumber(all)} passing`}
        </Words>
      )}
    </Link>
  );
}

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Link = styled.button<{ $isBad: boolean }>`
  display: inline-flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  min-width: 0;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme, $isBad }) => ($isBad ? theme.colors.bad : theme.colors.muted)};
  font: inherit;
  white-space: nowrap;
  > svg {
    flex: none;
  }
  &:hover {
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    /* In a line of 24 px, which is as high without it. */
    margin-block: -10px;
  }
`;
