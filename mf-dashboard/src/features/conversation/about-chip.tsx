import { IconButton } from '@tessera/shared/ui';
import { SquareMousePointer, X } from 'lucide-react';
import styled from 'styled-components';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** What the message that is being written is about. */
export function AboutChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Room role="group" aria-label="About">
      <Chip>
        <SquareMousePointer {...ICON} aria-hidden="true" />
        <span>{label}</span>
        <IconButton label={`Remove ${label}`} size="small" onClick={onRemove}>
          <X {...ICON} />
        </IconButton>
      </Chip>
    </Room>
  );
}

/** What a message that was sent is about, before its words. */
export function About({ label }: { label: string }) {
  return (
    <Said>
      <SquareMousePointer size={12} strokeWidth={1.75} aria-hidden="true" />
      {label}
    </Said>
  );
}

const Room = styled.div`
  display: flex;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]} 0;
`;

const Chip = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  padding-inline-start: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.brandSoft};
  font-size: ${({ theme }) => theme.sizes[13]};
  > svg {
    flex: none;
    color: ${({ theme }) => theme.colors.brand};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Said = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[12]};
`;
