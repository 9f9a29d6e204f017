import styled from 'styled-components';
import { Mono, Rows, Sheet, SheetTitle, Tile } from '../../lib/figures/figure.styles';
import { Halves } from './demo-panel.styles';

const STEPS = [
  ['Files of version 7 compiled', '0.4 s'],
  ['14 of 14 checks passing', '0.9 s'],
  ['Put beside version 6', '0.2 s'],
  ['Address switched over', '0.1 s'],
] as const;

const VERSIONS = [
  ['Version 7', 'Add a difficulty rating from 1 to 5', 'live'],
  ['Version 6', 'Sort by date practised', 'kept'],
  ['Version 5', 'Tempo as a number', 'kept'],
  ['Version 4', 'Dark theme', 'kept'],
] as const;

/** A version on its way to its address, and those that can come back. */
export function DeploymentPane() {
  return (
    <Halves>
      <Sheet>
        <SheetTitle>
          Deploying version 7<Made>Live after 1.6 s</Made>
        </SheetTitle>
        <Rows>
          {STEPS.map(([step, time]) => (
            <li key={step}>
              <Tile $tone="brand" />
              <span>{step}</span>
              <Mono>{time}</Mono>
            </li>
          ))}
        </Rows>
      </Sheet>
      <Sheet>
        <SheetTitle>
          <Mono>practice-journal</Mono>
          <Mono>one click back</Mono>
        </SheetTitle>
        <Rows>
          {VERSIONS.map(([version, change, state]) => (
            <li key={version}>
              <Tile $tone={state === 'live' ? 'gold' : 'line'} />
              <Version>{version}</Version>
              <Change>{change}</Change>
              <span>{state}</span>
            </li>
          ))}
        </Rows>
      </Sheet>
    </Halves>
  );
}

const Made = styled.span`
  color: ${({ theme }) => theme.colors.gold};
  font-size: ${({ theme }) => theme.sizes[12]};
`;

const Version = styled.span`
  flex: none;
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Change = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
