import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  overflow: hidden;
  margin-top: ${({ theme }) => theme.space[12]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${({ theme }) => theme.space[8]};
  }
`;

export const Chat = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[6]};
  font-size: ${({ theme }) => theme.sizes[14]};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

export const ChatHead = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Request = styled.button`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: none;
  text-align: start;
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;

export const Answer = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]} 0;
  color: ${({ theme }) => theme.colors.muted};
`;

export const CodePanel = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 404px;
  border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.sunken};
  ${({ theme }) => theme.media.tablet} {
    min-height: 348px;
    border-inline-start: 0;
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
`;

export const CodeHead = styled.p`
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[6]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

export const Code = styled.pre`
  flex: 1;
  margin: 0;
  padding-block: ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  font-size: ${({ theme }) => theme.sizes[14]};
  line-height: 1.75;
  counter-reset: line;
  &:focus-visible {
    outline-offset: -2px;
  }
  .word {
    color: ${({ theme }) => theme.colors.brand};
  }
  .text {
    color: ${({ theme }) => theme.colors.ok};
  }
  .call {
    color: ${({ theme }) => theme.colors.info};
  }
  ${({ theme }) => theme.media.phone} {
    font-size: ${({ theme }) => theme.sizes[12]};
  }
`;

export const Line = styled.span<{ $isNew: boolean }>`
  display: block;
  width: max-content;
  min-width: 100%;
  min-height: 1.75em;
  padding-inline-end: ${({ theme }) => theme.space[4]};
  background: ${({ theme, $isNew }) => ($isNew ? `color-mix(in srgb, ${theme.colors.goldTile} 16%, transparent)` : 'none')};
  box-shadow: ${({ theme, $isNew }) => ($isNew ? `inset 3px 0 ${theme.colors.goldTile}` : 'none')};
  counter-increment: line;
  &::before {
    content: counter(line) / '';
    display: inline-block;
    width: 3.2em;
    padding-inline-end: 1.4em;
    color: ${({ theme }) => theme.colors.muted};
    text-align: end;
  }
`;
