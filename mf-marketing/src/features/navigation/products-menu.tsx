import { ChevronDown } from 'lucide-react';
import { useId, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { NavLink } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { PRODUCTS } from './destinations';

/** The Products dropdown: open while hovered, while the keyboard's focus is in it, or after a tap (NAV-05). */
export function ProductsMenu() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  const byMouse = (event: PointerEvent, next: boolean) => {
    if (event.pointerType === 'mouse') setIsOpen(next);
  };
  const handleFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setIsOpen(true);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const handleClick = (event: MouseEvent) => {
    // A mouse has opened it by hovering: closing on its click would feel like a menu that runs away.
    const { pointerType } = event.nativeEvent as unknown as { pointerType?: string };
    setIsOpen(pointerType === 'mouse' ? true : !isOpen);
  };
  return (
    <Wrapper
      onPointerEnter={(event) => byMouse(event, true)}
      onPointerLeave={(event) => byMouse(event, false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={handleClick}
      >
        Products
        <Chevron size={16} strokeWidth={1.75} aria-hidden="true" $isOpen={isOpen} />
      </button>
      {isOpen ? (
        <Panel id={id}>
          <List>
            {PRODUCTS.map(({ to, label, description }) => (
              <li key={to}>
                <Product to={to} onClick={() => setIsOpen(false)}>
                  <Name>{label}</Name>
                  <Description>{description}</Description>
                </Product>
              </li>
            ))}
          </List>
        </Panel>
      ) : null}
    </Wrapper>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Wrapper = styled.div`
  position: relative;
`;

const Chevron = styled(ChevronDown)<{ $isOpen: boolean }>`
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(180deg)' : 'none')};
  transition: transform ${({ theme }) => theme.motion.fast};
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
