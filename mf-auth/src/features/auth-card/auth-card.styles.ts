import styled, { css } from 'styled-components';
import type { AuthMode } from './use-auth-card';

export const Face = styled.div<{ $isBack?: boolean }>`
  display: flex;
  grid-area: 1 / 1;
  flex-direction: column;
  min-width: 0;
  backface-visibility: hidden;
  transform: ${({ $isBack }) => ($isBack ? 'rotateY(180deg)' : 'none')};
  > * {
    flex: 1;
  }
`;

const still = css<{ $mode: AuthMode }>`
  transform: none;
  transition: none;
  ${Face} {
    transform: none;
    transition: opacity ${({ theme }) => theme.motion.enter};
  }
  ${Face}[inert] {
    opacity: 0;
  }
`;

export const Card = styled.div<{ $mode: AuthMode }>`
  display: grid;
  transform-style: preserve-3d;
  transform: perspective(1600px) rotateY(${({ $mode }) => ($mode === 'signUp' ? '180deg' : '0deg')});
  transition: transform 420ms cubic-bezier(0.2, 0.7, 0.2, 1);
  /* Hidden once the turn is over; at once when it begins to show. */
  ${Face}[inert] {
    visibility: hidden;
    transition: visibility 0s 420ms;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    ${still}
  }
`;

export const SwitchLine = styled.p`
  margin-top: auto;
  color: ${({ theme }) => theme.colors.muted};
  text-align: center;
`;
