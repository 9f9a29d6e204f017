import styled from 'styled-components';

/** The sheet that a form of this remote lies on. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[8]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[4]};
  }
`;

export const Heading = styled.h1`
  font-size: ${({ theme }) => theme.sizes[28]};
  letter-spacing: ${({ theme }) => theme.tracking.display};
`;

export const Lead = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

export const TextButton = styled.button`
  padding: 4px 2px;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.brand};
  font-weight: ${({ theme }) => theme.weights.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  &:hover {
    color: ${({ theme }) => theme.colors.brandHover};
  }
  &:disabled {
    color: ${({ theme }) => theme.colors.muted};
    cursor: progress;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
