import styled from 'styled-components';

/** What can be connected: accounts to sign in with, GitHub, and the models of others. */
const SERVICES = ['GitHub', 'Google', 'Apple', 'OpenAI', 'Anthropic', 'Gemini', 'Ollama', 'vLLM'];
const CONNECTED = new Set(['GitHub', 'OpenAI']);

/** Services as tiles of one mosaic. */
export function IntegrationsFigure() {
  return (
    <Tiles>
      {SERVICES.map((service) => (
        <Service key={service} $isConnected={CONNECTED.has(service)}>
          {service}
          {CONNECTED.has(service) ? <small>connected</small> : null}
        </Service>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 6px;
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Service = styled.li<{ $isConnected: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 84px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme, $isConnected }) => ($isConnected ? theme.colors.goldTile : theme.colors.line)};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  font-weight: ${({ theme }) => theme.weights.medium};
  small {
    color: ${({ theme }) => theme.colors.gold};
    font-size: ${({ theme }) => theme.sizes[12]};
    font-weight: ${({ theme }) => theme.weights.regular};
  }
  ${({ theme }) => theme.media.phone} {
    min-height: 60px;
  }
`;
