import { css } from 'styled-components';

/** The ground of what floats beside a button: menus and popovers. Placed by `placeFloating`. */
export const floatingPanel = css`
  position: fixed;
  inset: auto;
  z-index: ${({ theme }) => theme.layers.overlay};
  margin: 0;
  overflow-y: auto;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  box-shadow: ${({ theme }) => theme.shadows.float};
`;
