import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import type { SpaceStep } from './theme';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the space scale: 4 is 16 px. */
  gap?: SpaceStep | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  as?: ElementType | undefined;
}

/** Children one under the other. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <StackRoot {...rest} $gap={gap} $align={align} />;
}

export interface RowProps extends ComponentPropsWithRef<'div'> {
  gap?: SpaceStep | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /** False keeps the children on one line. */
  isWrapping?: boolean | undefined;
  as?: ElementType | undefined;
}

/** Children side by side, wrapping when there is no room. */
export function Row({ gap = 3, align = 'center', justify = 'start', isWrapping = true, ...rest }: RowProps) {
  return <RowRoot {...rest} $gap={gap} $align={align} $justify={justify} $isWrapping={isWrapping} />;
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `reading` for running text, `form` for one form, `content` for the rest, `full` for canvases. */
  width?: 'form' | 'reading' | 'content' | 'full' | undefined;
}

/** The frame of a page: width, gutter and the rhythm between its parts. */
export function Page({ width = 'content', ...rest }: PageProps) {
  return <PageRoot {...rest} $width={width} />;
}

const StackRoot = styled.div<{ $gap: SpaceStep; $align: string }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ theme, $gap }) => theme.space[$gap]};
  min-width: 0;
`;

const RowRoot = styled.div<{ $gap: SpaceStep; $align: string; $justify: string; $isWrapping: boolean }>`
  display: flex;
  flex-wrap: ${({ $isWrapping }) => ($isWrapping ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ theme, $gap }) => theme.space[$gap]};
  min-width: 0;
`;

const PageRoot = styled.div<{ $width: 'form' | 'reading' | 'content' | 'full' }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  width: 100%;
  max-width: ${({ theme, $width }) => ($width === 'full' ? 'none' : theme.widths[$width])};
  margin-inline: auto;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;
