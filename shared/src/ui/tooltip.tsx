import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import styled from 'styled-components';
import { placeFloating, showInTopLayer, type FloatingPlace } from './floating';

const HOVER_DELAY_MS = 400;

interface TooltipTarget {
  'aria-describedby'?: string | undefined;
}

export interface TooltipProps {
  text: string;
  side?: FloatingPlace['side'] | undefined;
  /** False when the text repeats the child's own name, so that a screen reader says it once. */
  isDescription?: boolean | undefined;
  children: ReactElement<TooltipTarget>;
}

/** A short text about one control, on hover and on keyboard focus; Escape puts it away. Needs one child element. */
export function Tooltip({ text, side = 'bottom', isDescription = true, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const openLater = () => {
    timer.current = window.setTimeout(() => {
      setIsOpen(true);
    }, HOVER_DELAY_MS);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setIsOpen(false);
  };
  const openForKeyboard = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setIsOpen(true);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const child = isDescription && isOpen ? cloneElement(children, { 'aria-describedby': id }) : children;
  return (
    <Wrapper
      ref={wrapper}
      onPointerEnter={openLater}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={openForKeyboard}
      onBlur={close}
      onKeyDown={closeOnEscape}
    >
      {child}
      {isOpen ? <Bubble id={id} text={text} side={side} wrapper={wrapper} /> : null}
    </Wrapper>
  );
}

interface BubbleProps {
  id: string;
  text: string;
  side: FloatingPlace['side'];
  wrapper: { current: HTMLSpanElement | null };
}

function Bubble({ id, text, side, wrapper }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const anchor = wrapper.current?.firstElementChild;
    if (!bubble.current || !anchor) return;
    showInTopLayer(bubble.current);
    placeFloating(anchor, bubble.current, { side, align: 'center' });
  }, [side, text, wrapper]);
  return (
    <BubbleRoot ref={bubble} id={id} role="tooltip" popover="manual">
      {text}
    </BubbleRoot>
  );
}

const Wrapper = styled.span`
  display: contents;
`;

const BubbleRoot = styled.span`
  position: fixed;
  inset: auto;
  z-index: ${({ theme }) => theme.layers.overlay};
  margin: 0;
  max-width: min(280px, calc(100vw - 16px));
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.text};
  color: ${({ theme }) => theme.colors.bg};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
  line-height: 1.4;
  text-align: center;
  pointer-events: none;
`;
