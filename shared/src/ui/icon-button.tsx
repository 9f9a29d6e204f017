import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button.styles';
import { Tooltip } from './tooltip';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Its accessible name, also shown as the tooltip. */
  label: string;
  /** A 16 or 20 px icon. */
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  tooltipSide?: 'top' | 'bottom' | undefined;
}

/** A square button with an icon alone. */
export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  tooltipSide = 'bottom',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide} isDescription={false}>
      <Root {...rest} type={type} aria-label={label} $variant={variant} $size={size}>
        {children}
      </Root>
    </Tooltip>
  );
}

const edge = { small: '32px', medium: '36px', large: '44px' };

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;
  width: ${({ $size }) => edge[$size]};
  padding: 0;
  ${({ theme }) => theme.media.touch} {
    width: 44px;
  }
`;
