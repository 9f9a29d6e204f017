import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useShell } from '@tessera/shared/remote';
import { TesseraMark } from '@tessera/shared/ui';

/** Mark and name, leading to the given address. */
export function BrandLockup({ to }: { to: string }) {
  const { brand } = useShell();
  return (
    <Lockup to={to}>
      <TesseraMark size={22} />
      {brand.name}
    </Lockup>
  );
}

const Lockup = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: inherit;
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
  letter-spacing: -0.01em;
  text-decoration: none;
`;
