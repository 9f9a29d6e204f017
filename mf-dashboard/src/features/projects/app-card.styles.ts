import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { AppsView } from './apps-query';

interface Drawn {
  $view: AppsView;
}

const cardStyles = css`
  display: grid;
  grid-template:
    'picture picture' minmax(0, 1fr)
    'words menu' auto
    'actions actions' auto / minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  padding-block-end: ${({ theme }) => theme.space[3]};
  > :not(:first-child) {
    margin-inline: ${({ theme }) => theme.space[4]};
  }
  /* The words and the menu share a line. */
  > :nth-child(2) {
    margin-inline-end: 0;
  }
  > :nth-child(4) {
    margin-inline-start: 0;
  }
`;

const lineStyles = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: 0 ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    display: grid;
    grid-template:
      'picture words menu' auto
      '. actions actions' auto / 40px minmax(0, 1fr) auto;
    align-content: center;
    row-gap: ${({ theme }) => theme.space[1]};
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

export const Root = styled.li<Drawn>`
  position: relative;
  ${({ $view }) => ($view === 'grid' ? cardStyles : lineStyles)}
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:hover {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  /* What a refused name says lies over the row below. */
  &:focus-within {
    z-index: 1;
  }
`;

export const Picture = styled.span<Drawn>`
  grid-area: picture;
  display: flex;
  flex: none;
  min-height: 0;
  ${({ $view, theme }) =>
    $view === 'grid' &&
    css`
      overflow: hidden;
      border-block-end: 1px solid ${theme.colors.line};
      border-radius: 9px 9px 0 0;
    `}
`;

export const Words = styled.div`
  grid-area: words;
  display: flex;
  flex: 1 1 160px;
  flex-direction: column;
  min-width: 0;
`;

/* The name's link covers the card; what else can be pressed lies above it. */
export const Name = styled(Link)`
  overflow: hidden;
  color: inherit;
  font-weight: ${({ theme }) => theme.weights.strong};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
    border-radius: ${({ theme }) => theme.radii.card};
  }
`;

export const NameText = styled.span`
  overflow: hidden;
  font-weight: ${({ theme }) => theme.weights.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Quiet = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
  > * {
    position: relative;
  }
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex: 0 1 auto;
  flex-direction: row;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
`;

export const State = styled.span`
  flex: none;
`;

export const Live = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-width: 0;
  max-width: 280px;
  min-height: 24px;
  font-size: ${({ theme }) => theme.sizes[13]};
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    margin-block: -10px;
  }
`;

export const MenuPlace = styled.span`
  position: relative;
  grid-area: menu;
  align-self: center;
`;
