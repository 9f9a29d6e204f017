import styled from 'styled-components';

/** The application's own colour, as it is seen on our light and on our dark ground. */
const accentColor = 'color-mix(in oklab, var(--accent) 78%, var(--t-text))';

/* Everything inside is measured in em, and an em grows with the card: the picture is one picture at every width. */
export const Frame = styled.span`
  container-type: inline-size;
  display: block;
  flex: 1;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.bg};
  color: ${({ theme }) => theme.colors.text};
  line-height: 1.35;
  white-space: nowrap;
  user-select: none;
`;

export const Blank = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  background: ${({ theme }) => theme.colors.sunken};
`;

export const Bar = styled.span`
  display: flex;
  align-items: center;
  gap: 0.9em;
  height: 3em;
  padding-inline: 1.6em;
  border-block-end: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  font-size: 3cqw;
`;

export const Accent = styled.span`
  flex: none;
  width: 1.2em;
  height: 1.2em;
  border-radius: 0.3em;
  background: ${accentColor};
`;

export const Title = styled.span`
  flex: 1 1 auto;
  overflow: hidden;
  font-weight: ${({ theme }) => theme.weights.strong};
  text-overflow: ellipsis;
`;

export const Page = styled.span<{ $isOpen: boolean }>`
  flex: 0 2 auto;
  overflow: hidden;
  color: ${({ theme, $isOpen }) => ($isOpen ? accentColor : theme.colors.muted)};
  text-overflow: ellipsis;
`;

export const Body = styled.span`
  display: block;
  padding: 1.4em 1.6em;
  font-size: 3cqw;
`;

export const Head = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 0.7em;
  > b {
    overflow: hidden;
    font-weight: ${({ theme }) => theme.weights.strong};
    font-size: 1.25em;
    text-overflow: ellipsis;
  }
`;

export const New = styled.span`
  display: grid;
  place-items: center;
  width: 1.7em;
  height: 1.5em;
  border-radius: 0.35em;
  background: ${accentColor};
  color: ${({ theme }) => theme.colors.surface};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

export const Chip = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  padding: 0 0.55em;
  border-radius: 0.9em;
  background: color-mix(in oklab, var(--accent) 16%, ${({ theme }) => theme.colors.surface});
  vertical-align: bottom;
  text-overflow: ellipsis;
`;

export const Card = styled.span`
  display: block;
  overflow: hidden;
  padding: 0.5em 0.7em;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 0.5em;
  background: ${({ theme }) => theme.colors.surface};
  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Faint = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;
