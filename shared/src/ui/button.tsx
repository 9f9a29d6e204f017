import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonStyleProps, type ButtonSize, type ButtonVariant } from './button.styles';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Under way: keeps its place and focus, and does nothing when pressed. */
  isBusy?: boolean | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

/** A button; `type="button"` unless told otherwise. One primary button a view. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  isBusy = false,
  isWide = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy: that would throw the focus of a keyboard user away.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $isWide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isBusy ? <Spinner label="" /> : icon}
      {children}
    </Root>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;
