import styled from 'styled-components';

/** At the foot of the window, however high the page is: nobody has to scroll to write. */
export const Panel = styled.section`
  position: sticky;
  z-index: 1;
  bottom: ${({ theme }) => theme.strip};
  display: flex;
  flex: none;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  overflow: hidden;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A hairline to look at, higher to take hold of. */
export const Separator = styled.div`
  flex: none;
  height: 12px;
  cursor: row-resize;
  touch-action: none;
  &::after {
    content: '';
    display: block;
    width: 40px;
    height: 4px;
    border-radius: 2px;
    margin: 4px auto;
    background: ${({ theme }) => theme.colors.lineStrong};
  }
  &:hover::after {
    background: ${({ theme }) => theme.colors.brand};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.touch} {
    height: 24px;
    &::after {
      margin-block: 10px;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0 ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]}
    ${({ theme }) => theme.space[3]};
`;

export const Title = styled.h2`
  flex: 1;
  font-size: ${({ theme }) => theme.sizes[14]};
`;

export const ModelSelect = styled.select`
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[13]};
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

export const Log = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => theme.space[3]};
  border-block: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.bg};
  font-size: ${({ theme }) => theme.sizes[14]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Note = styled.p`
  max-width: ${({ theme }) => theme.widths.reading};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Turn = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  margin-top: ${({ theme }) => theme.space[3]};
  &[data-from='user'] {
    justify-items: end;
  }
  > time {
    padding-inline: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
`;

export const Bubble = styled.p`
  position: relative;
  max-width: min(88%, ${({ theme }) => theme.widths.reading});
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  [data-from='user'] > & {
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;

export const Typing = styled.p`
  margin-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Composer = styled.form`
  display: flex;
  flex: none;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[2]};
`;

export const Field = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: 36px;
  max-height: 96px;
  padding: 7px ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-family: inherit;
  font-size: ${({ theme }) => theme.sizes[14]};
  resize: none;
  field-sizing: content;
  ${({ theme }) => theme.media.touch} {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

export const ShowRow = styled.div`
  position: sticky;
  z-index: 1;
  bottom: calc(${({ theme }) => `${theme.strip} + ${theme.space[2]}`});
  flex: none;
  align-self: flex-end;
`;
