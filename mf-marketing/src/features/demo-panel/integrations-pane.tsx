import styled from 'styled-components';
import { Mono, Sheet, SheetTitle, Tile } from '../../lib/figures/figure.styles';
import { Grid } from './demo-panel.styles';

const SERVICES = [
  ['GitHub', 'Repositories', '•••• 9f1c', 'connected'],
  ['OpenAI', 'Model', '•••• 07aa', 'connected'],
  ['Anthropic', 'Model', 'no key yet', 'not connected'],
  ['Google', 'Model', 'no key yet', 'not connected'],
] as const;

/** What Tessera itself is connected with; of keys only the end is ever shown. */
export function IntegrationsPane() {
  return (
    <Room>
      <Sheet>
        <SheetTitle>
          Services
          <Mono>2 connected</Mono>
        </SheetTitle>
        <Grid>
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col" className="wide">
                For
              </th>
              <th scope="col">Key</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {SERVICES.map(([service, purpose, key, state]) => {
              const isConnected = state === 'connected';
              return (
                <tr key={service}>
                  <th scope="row">{service}</th>
                  <td className="wide">{purpose}</td>
                  <td>
                    <Mono>{key}</Mono>
                  </td>
                  <td>
                    <State>
                      <Tile $tone={isConnected ? 'gold' : 'line'} />
                      {state}
                    </State>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Grid>
      </Sheet>
    </Room>
  );
}

const Room = styled.div`
  padding: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.tablet} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;
