import apple from 'simple-icons/icons/apple.svg?inline';
import github from 'simple-icons/icons/github.svg?inline';
import google from 'simple-icons/icons/google.svg?inline';
import styled from 'styled-components';

const MARKS = { apple, github, google } as const;

export interface ProviderMarkProps {
  provider: keyof typeof MARKS;
  /** Width and height in px; 16 unless given. */
  size?: number;
}

/** The mark of a service that people sign in with, in the colour of the text. The name stands beside it. */
export function ProviderMark({ provider, size = 16 }: ProviderMarkProps) {
  return <Mark aria-hidden="true" $source={MARKS[provider]} $size={size} />;
}

const Mark = styled.span<{ $source: string; $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  background: currentColor;
  mask: url('${({ $source }) => $source}') center / contain no-repeat;
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
