import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isWide?: boolean;
}

const variants = {
  primary: css`
    background: ${({ theme }) => theme.colors.brand};
    color: ${({ theme }) => theme.colors.onBrand};
    &:hover {
      background: ${({ theme }) => theme.colors.brandHover};
    }
  `,
  secondary: css`
    background: ${({ theme }) => theme.colors.surface};
    border-color: ${({ theme }) => theme.colors.lineStrong};
    color: ${({ theme }) => theme.colors.text};
    &:hover {
      background: ${({ theme }) => theme.colors.sunken};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.colors.text};
    &:hover {
      background: ${({ theme }) => theme.colors.sunken};
    }
  `,
  danger: css`
    background: ${({ theme }) => theme.colors.bad};
    color: ${({ theme }) => theme.colors.onBad};
    &:hover {
      filter: brightness(0.94);
    }
  `,
};

const sizes = {
  small: css`
    min-height: 32px;
    padding: 4px ${({ theme }) => theme.space[3]};
    font-size: ${({ theme }) => theme.sizes[13]};
  `,
  medium: css`
    min-height: 36px;
    padding: 6px ${({ theme }) => theme.space[4]};
    font-size: ${({ theme }) => theme.sizes[14]};
  `,
  large: css`
    min-height: 44px;
    padding: 10px 20px;
    font-size: ${({ theme }) => theme.sizes[16]};
  `,
};

/** The one look of buttons and of links that act like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  max-width: 100%;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.control};
  font-weight: ${({ theme }) => theme.weights.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${({ theme }) => theme.motion.fast},
    filter ${({ theme }) => theme.motion.fast},
    transform ${({ theme }) => theme.motion.fast};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    filter: saturate(0.6);
    opacity: 0.6;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.85;
  }
  svg {
    flex: none;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    transition: none;
    &:active:not(:disabled, [aria-disabled='true']) {
      transform: none;
    }
  }
`;
