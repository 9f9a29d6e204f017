import type { ReactNode } from 'react';
import styled from 'styled-components';
import { softBackground } from './theme';
import { ToneIcon, toneColor, type Tone } from './tone';

export interface BannerProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that get out of the situation. */
  action?: ReactNode;
  /** Announced at once (`alert`), when idle (`status`) or not at all. `alert` for the tone `bad` unless told. */
  role?: 'alert' | 'status' | 'note' | undefined;
}

/** Something about this page that the reader has to know, in the flow of it. */
export function Banner({ tone = 'info', title, children, action, role }: BannerProps) {
  return (
    <Root $tone={tone} role={role ?? (tone === 'bad' ? 'alert' : undefined)}>
      <Icon $tone={tone}>
        <ToneIcon tone={tone} size={20} />
      </Icon>
      <Words>
        {title ? <Title>{title}</Title> : null}
        {children ? <div>{children}</div> : null}
      </Words>
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid
    ${({ theme, $tone }) => `color-mix(in srgb, ${toneColor(theme, $tone)} 32%, ${theme.colors.surface})`};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme, $tone }) => softBackground(toneColor(theme, $tone))};
`;

const Icon = styled.span<{ $tone: Tone }>`
  flex: none;
  color: ${({ theme, $tone }) => toneColor(theme, $tone)};
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const Action = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${({ theme }) => theme.space[2]};
  max-width: 100%;
`;
