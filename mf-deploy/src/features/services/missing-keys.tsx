import styled from 'styled-components';

/** Variables that a service names and the project does not have: nothing that needs them is deployed. */
export function MissingKeys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <Warning key={key}>{`{${key}} is not among your variables`}</Warning>);
}

const Warning = styled.p`
  color: ${({ theme }) => theme.colors.warn};
  font-weight: ${({ theme }) => theme.weights.medium};
  overflow-wrap: anywhere;
`;
