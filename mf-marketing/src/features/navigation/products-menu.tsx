import { useId, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { Glyph } from '../../lib/glyph';
import { LazySection } from '../../lib/lazy-section';
import { ProductsPanel } from './lazy-menus';

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
        <Chevron shape="down" size={16} $isOpen={isOpen} />
      </button>
      {isOpen ? (
        <LazySection>
          <ProductsPanel id={id} onChoose={() => setIsOpen(false)} />
        </LazySection>
      ) : null}
    </Wrapper>
  );
}

const Wrapper = styled.div`
  position: relative;
`;

const Chevron = styled(Glyph)<{ $isOpen: boolean }>`
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(180deg)' : 'none')};
  transition: transform ${({ theme }) => theme.motion.fast};
`;
