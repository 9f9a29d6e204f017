import styled from 'styled-components';
import { floatingPanel } from './floating.styles';

export const MenuRoot = styled.div`
  ${floatingPanel}
  min-width: 180px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: min(420px, calc(100dvh - 16px));
  padding: ${({ theme }) => theme.space[1]};
`;

export const MenuItemRoot = styled.button<{ $tone: 'bad' | undefined }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  width: 100%;
  min-height: 32px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme, $tone }) => ($tone === 'bad' ? theme.colors.bad : theme.colors.text)};
  font-size: ${({ theme }) => theme.sizes[14]};
  text-align: start;
  text-decoration: none;

  > span {
    flex: 1;
    min-width: 0;
  }
  small {
    color: ${({ theme }) => theme.colors.muted};
  }
  svg {
    flex: none;
  }
  &:hover,
  &:focus {
    outline: none;
    background: ${({ theme }) => theme.colors.brandSoft};
  }
  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.colors.muted};
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:focus {
      outline: 2px solid Highlight;
    }
  }
`;

export const Shortcut = styled.small`
  ${({ theme }) => theme.media.touch} {
    display: none;
  }
`;

export const Separator = styled.div`
  height: 1px;
  margin: ${({ theme }) => theme.space[1]} 0;
  background: ${({ theme }) => theme.colors.line};
`;
