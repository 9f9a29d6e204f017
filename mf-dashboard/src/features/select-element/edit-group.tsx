import type { ModelEdit } from '@tessera/shared/contracts';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface EditProps {
  /** Another edit is being saved. */
  isBusy: boolean;
  onEdit: (edit: ModelEdit) => void;
}

/** Some buttons that change one thing, below what they change. */
export function EditGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Buttons>{children}</Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
`;

const Label = styled.span`
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
`;
