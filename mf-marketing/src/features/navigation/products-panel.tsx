import { NavLink } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { PRODUCTS } from './products';

interface ProductsPanelProps {
  readonly id: string;
  readonly onChoose: () => void;
}

/** What the Products dropdown shows. */
export function ProductsPanel({ id, onChoose }: ProductsPanelProps) {
  return (
    <Panel id={id}>
      <List>
        {PRODUCTS.map(({ to, label, description }) => (
          <li key={to}>
            <Product to={to} onClick={onChoose}>
              <Name>{label}</Name>
              <Description>{description}</Description>
            </Product>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/* The padding bridges the gap to the button, so that the pointer never leaves on its way. */
const Panel = styled.div`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  padding-top: ${({ theme }) => theme.space[2]};
  animation: ${enter} ${({ theme }) => theme.motion.enter};
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

const List = styled.ul`
  width: 296px;
  padding: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  list-style: none;
`;

const Product = styled(NavLink)`
  && {
    display: grid;
    gap: 2px;
    align-items: start;
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.text};
    white-space: normal;
  }
  &&:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
`;

const Name = styled.span`
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Description = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.regular};
`;
