import styled from 'styled-components';

export const Root = styled.div`
  container: bench / inline-size;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--bench-top, 0px) - ${({ theme }) => theme.strip});
  min-height: 420px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.bg};
`;

export const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space[2]};
  }
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
`;

export const Title = styled.h1`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 48px 232px minmax(0, 1fr) minmax(260px, 34%);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: 48px 184px minmax(0, 1fr) minmax(200px, 30%);
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    &[data-view='files'] {
      grid-template-rows: auto minmax(0, 1fr);
    }
  }
`;

export const ActivityBar = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding-block: ${({ theme }) => theme.space[2]};
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.brand};
  }
  ${({ theme }) => theme.media.phone} {
    display: none;
    flex-direction: row;
    padding-inline: ${({ theme }) => theme.space[2]};
    border-inline-end: 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
    [data-view='files'] > & {
      display: flex;
    }
  }
`;

export const SidePanel = styled.div`
  min-height: 0;
  padding: ${({ theme }) => theme.space[1]};
  overflow: auto;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  ${({ theme }) => theme.media.phone} {
    display: none;
    border-inline-end: 0;
    [data-view='files'] > & {
      display: block;
    }
  }
`;

export const Center = styled.div`
  display: flex;
  min-width: 0;
  min-height: 0;
  ${({ theme }) => theme.media.phone} {
    display: none;
    [data-view='code'] > & {
      display: flex;
    }
  }
`;

export const Right = styled.div`
  display: flex;
  min-width: 0;
  min-height: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  ${({ theme }) => theme.media.phone} {
    /* Not 'none': a frame that is not laid out does not run as it would. */
    position: absolute;
    visibility: hidden;
    border-inline-start: 0;
    [data-view='preview'] > & {
      position: static;
      visibility: visible;
    }
  }
`;

export const PhoneTabs = styled.nav`
  display: none;
  flex: none;
  grid-template-columns: repeat(3, 1fr);
  padding: ${({ theme }) => theme.space[1]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  button {
    min-height: 44px;
  }
  button[aria-current] {
    color: ${({ theme }) => theme.colors.brand};
    font-weight: ${({ theme }) => theme.weights.strong};
  }
  ${({ theme }) => theme.media.phone} {
    display: grid;
  }
`;

/** The end of a label that goes without saying where there is no room. It keeps its place in the name. */
export const RoomyWords = styled.span`
  white-space: pre;
  ${({ theme }) => theme.media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
