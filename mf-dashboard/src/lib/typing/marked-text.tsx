import type { TypedMark } from '@tessera/builder/typing';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import styled, { css } from 'styled-components';
import type { Segment } from './marked-segments';

/** What decides where letters stand. */
const METRICS = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontStretch',
  'fontFeatureSettings',
  'fontVariationSettings',
  'fontKerning',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textIndent',
  'tabSize',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
] as const;

/** Letters stand where those of the field do: also beside its scrollbar, and scrolled as far. */
function mirror(field: HTMLTextAreaElement, box: HTMLElement): void {
  box.style.width = `${String(field.clientWidth)}px`;
  box.style.height = `${String(field.clientHeight)}px`;
  box.scrollTop = field.scrollTop;
}

function takeMetrics(field: HTMLTextAreaElement, box: HTMLElement): void {
  const own = getComputedStyle(field);
  for (const name of METRICS) box.style[name] = own[name];
  mirror(field, box);
}

export interface MarkedTextProps {
  field: RefObject<HTMLTextAreaElement | null>;
  segments: readonly Segment[];
}

/**
 * The text of a field once more, unseen but for the marks at its words. It lies over the field and takes no pointer, so that the field's
 * own text stays what is read, selected and checked for spelling; unknown words are veiled, which makes them grey.
 */
export function MarkedText({ field, segments }: MarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (field.current && box.current) mirror(field.current, box.current);
  }, [field, segments]);

  useEffect(() => {
    const [text, own] = [field.current, box.current];
    if (!text || !own) return;
    const take = () => {
      takeMetrics(text, own);
    };
    const follow = () => {
      own.scrollTop = text.scrollTop;
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(text);
    text.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      text.removeEventListener('scroll', follow);
    };
  }, [field]);

  return (
    <Box ref={box} aria-hidden="true" data-testid="marked-text">
      {segments.map(({ text, mark }, at) =>
        mark === undefined ? (
          text
        ) : (
          <Mark key={String(at)} data-mark={mark} $mark={mark}>
            {text}
          </Mark>
        ),
      )}
      {/* An empty last line has no height by itself, and has one in a field. */}
      {'\u200B'}
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  overflow: hidden;
  color: transparent;
  white-space: pre-wrap;
  overflow-wrap: break-word;
  pointer-events: none;
  user-select: none;
  @media (forced-colors: active) {
    /* Its text would be drawn over the field's own. */
    visibility: hidden;
  }
`;

/** Kinds are told by the lines as well as by their colours. */
export const MARKS = {
  record: css`
    text-decoration: underline double 1.5px ${({ theme }) => theme.colors.brand};
  `,
  field: css`
    text-decoration: underline solid 2px ${({ theme }) => theme.colors.info};
  `,
  wish: css`
    text-decoration: underline dashed 2px ${({ theme }) => theme.colors.gold};
  `,
  unknown: css`
    background: color-mix(in srgb, ${({ theme }) => theme.colors.surface} 38%, transparent);
    text-decoration: underline dotted 2px ${({ theme }) => theme.colors.lineStrong};
  `,
} satisfies Record<TypedMark, unknown>;

const Mark = styled.span<{ $mark: TypedMark }>`
  text-decoration-skip-ink: none;
  text-underline-offset: 4px;
  ${({ $mark }) => MARKS[$mark]}
`;
