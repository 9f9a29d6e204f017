import { css, keyframes } from 'styled-components';
import { ModalFrame, type ModalProps } from './modal-frame';

type SheetSize = 'medium' | 'large';

export interface SheetProps extends ModalProps {
  size?: SheetSize | undefined;
}

/**
 * A panel at the end of the window, from below on phones: details and forms that need more room than a dialog while
 * the page stays in sight. Modal as a `Dialog` is.
 */
export function Sheet({ isOpen, size = 'medium', ...rest }: SheetProps) {
  return isOpen ? <ModalFrame {...rest} look={stylesBySize[size]} /> : null;
}

const fromEnd = keyframes`
  from { opacity: 0; transform: translateX(8px); }
`;

const fromBelow = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

function sizeStyles(width: string) {
  return css`
    width: min(${width}, calc(100vw - 48px));
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-width: 0 0 0 1px;
    border-radius: ${({ theme }) => theme.radii.sheet} 0 0 ${({ theme }) => theme.radii.sheet};
    animation-name: ${fromEnd};
    ${({ theme }) => theme.media.phone} {
      width: 100vw;
      height: fit-content;
      max-height: 92dvh;
      margin: auto 0 0;
      border-width: 1px 0 0;
      border-radius: ${({ theme }) => theme.radii.sheet} ${({ theme }) => theme.radii.sheet} 0 0;
      animation-name: ${fromBelow};
    }
  `;
}

const stylesBySize = { medium: sizeStyles('440px'), large: sizeStyles('720px') };
