import styled from 'styled-components';

export const Item = styled.li`
  min-width: 0;
  scroll-snap-align: start;
`;

export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  overflow: hidden;
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:has(a:hover) {
    border-color: ${({ theme }) => theme.colors.lineStrong};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
  }
`;

/** The well that a miniature stands in. */
export const Ground = styled.div`
  flex: none;
  height: 176px;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.sunken};
  overflow: hidden;
`;

export const Words = styled.div`
  display: grid;
  grid-template-rows: 24px 42px 20px;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
`;

export const Title = styled.h3`
  overflow: hidden;
  font-size: ${({ theme }) => theme.sizes[16]};
  line-height: 24px;
  text-overflow: ellipsis;
  white-space: nowrap;
  a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  /* The whole card is the link's. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
`;

export const Byline = styled.p`
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
  strong {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;
