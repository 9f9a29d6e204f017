import styled, { keyframes } from 'styled-components';

export const Hero = styled.section`
  padding-block: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    padding-block: ${({ theme }) => theme.space[12]};
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: end;
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[6]};
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[6]};
  > :last-child {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[6]};
  margin-top: ${({ theme }) => theme.space[16]};
  list-style: none;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: ${({ theme }) => theme.space[12]};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[4]};
  }
`;

const settle = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const Picture = styled.div`
  svg {
    width: 100%;
    height: auto;
  }
  li:nth-child(2) > & {
    --delay: 80ms;
  }
  li:nth-child(3) > & {
    --delay: 160ms;
  }
  li:nth-child(4) > & {
    --delay: 240ms;
  }
  li:nth-child(5) > & {
    --delay: 320ms;
  }
  li:nth-child(6) > & {
    --delay: 400ms;
  }
  animation: ${settle} 400ms ease-out var(--delay, 0ms) backwards;
  ${({ theme }) => theme.media.reducedMotion} {
    animation: none;
  }
`;

export const Made = styled.h2`
  margin-top: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

export const Quote = styled.p`
  margin-top: 2px;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-wrap: balance;
`;
