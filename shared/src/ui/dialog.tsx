import { css, keyframes } from 'styled-components';
import { ModalFrame, type ModalProps } from './modal-frame';

type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps extends ModalProps {
  size?: DialogSize | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** On a phone it takes the whole window: for what is read and filled in over a while. */
  isFullOnPhone?: boolean | undefined;
}

/**
 * A modal dialog on the browser's own <dialog>: the page behind is inert, Escape closes, focus comes back.
 * Focus starts at `[data-autofocus]`, else at the first field, else at the title.
 */
export function Dialog({ isOpen, size = 'medium', isFullOnPhone = false, ...rest }: DialogProps) {
  const look = (isFullOnPhone ? fullStylesBySize : stylesBySize)[size];
  return isOpen ? <ModalFrame {...rest} look={look} /> : null;
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

function sizeStyles(width: string) {
  return css`
    width: min(${width}, calc(100vw - 32px));
    max-height: min(720px, calc(100dvh - 32px));
    margin: auto;
    border-radius: ${({ theme }) => theme.radii.sheet};
    animation-name: ${settle};
    ${({ theme }) => theme.media.phone} {
      width: 100vw;
      max-width: 100vw;
      max-height: 92dvh;
      margin: auto 0 0;
      border-radius: ${({ theme }) => theme.radii.sheet} ${({ theme }) => theme.radii.sheet} 0 0;
    }
  `;
}

function fullSizeStyles(width: string) {
  return css`
    ${sizeStyles(width)}
    ${({ theme }) => theme.media.phone} {
      height: 100dvh;
      max-height: 100dvh;
      margin: 0;
      border: 0;
      border-radius: 0;
    }
  `;
}

const stylesBySize = { small: sizeStyles('420px'), medium: sizeStyles('560px'), large: sizeStyles('880px') };
const fullStylesBySize = {
  small: fullSizeStyles('420px'),
  medium: fullSizeStyles('560px'),
  large: fullSizeStyles('880px'),
};
