import styled from 'styled-components';
import { Container, Section, SectionTitle } from '../../lib/site.styles';

const STOPS = [
  {
    name: 'A sentence',
    text: 'Say what you keep track of and which details matter. No forms, no wizard, no schema to draw first.',
  },
  {
    name: 'A first version',
    text: 'Seconds later it runs beside your words: a list, a form and search, ready for your first record.',
  },
  {
    name: 'Your changes',
    text: 'Say what you want to change. Each change is a version with a receipt, and your records stay.',
  },
  {
    name: 'An address',
    text: 'Put the version you like live at its own address. An earlier one is one click away.',
  },
] as const;

/** The way that /landing is named after, as a line of tiles with four stops. */
export function RouteLine() {
  return (
    <Section aria-labelledby="route-title">
      <Container>
        <SectionTitle id="route-title">Four stops, no detours</SectionTitle>
        <Line>
          {STOPS.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Line>
      </Container>
    </Section>
  );
}

const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: ${({ theme }) => theme.space[12]};
  list-style: none;
  > li {
    position: relative;
    padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} 0 0;
  }
  /* The line, and on it the stop: the last one is what was made. */
  > li::before {
    content: '';
    position: absolute;
    inset: 7px 0 auto;
    border-top: 2px dotted ${({ theme }) => theme.colors.line};
  }
  > li:last-child::before {
    display: none;
  }
  > li::after {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 16px;
    height: 16px;
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.brand};
  }
  > li:last-child::after {
    background: ${({ theme }) => theme.colors.goldTile};
  }
  h3 {
    font-size: ${({ theme }) => theme.sizes[20]};
    letter-spacing: -0.01em;
  }
  p {
    margin-top: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[14]};
    text-wrap: balance;
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      padding: 0 0 ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]};
    }
    > li::before {
      inset: 8px auto 0 7px;
      border-top: 0;
      border-inline-start: 2px dotted ${({ theme }) => theme.colors.line};
    }
    > li::after {
      inset: 4px auto auto 0;
    }
  }
`;
