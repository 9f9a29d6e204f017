import styled from 'styled-components';

/** Several boxes that answer one question, which its legend asks. */
export const BoxGroup = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  grid-column: 1 / -1;
  legend {
    padding: 0;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  p {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;

export const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  margin: ${({ theme }) => theme.space[2]} 0;
`;
