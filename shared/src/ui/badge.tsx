import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { softBackground } from './theme';
import { toneColor, type Tone } from './tone';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone | undefined;
  icon?: ReactNode;
}

/** A word about the state of something. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} $tone={tone}>
      {icon ?? <Tile $tone={tone} aria-hidden="true" />}
      {children}
    </Root>
  );
}

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 1px ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme, $tone }) => softBackground(toneColor(theme, $tone))};
  color: ${({ theme, $tone }) => toneColor(theme, $tone)};
  font-size: ${({ theme }) => theme.sizes[12]};
  font-weight: ${({ theme }) => theme.weights.medium};
  line-height: 1.6;
  white-space: nowrap;
`;

const Tile = styled.span<{ $tone: Tone }>`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 1px;
  background: currentColor;
`;
