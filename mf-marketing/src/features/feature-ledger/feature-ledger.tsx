import styled from 'styled-components';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { FEATURES } from '../../lib/features';

/** The features of /enhanced (LAND-12) as a ledger: one line each, with everything that belongs to it. */
export function FeatureLedger() {
  return (
    <Section aria-labelledby="ledger-title">
      <Container>
        <SectionTitle id="ledger-title">What stands behind every template</SectionTitle>
        <Ledger>
          {FEATURES.map(({ id, name, description, capabilities }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{description}</p>
              <ul>
                {capabilities.map((capability) => (
                  <li key={capability}>{capability}</li>
                ))}
              </ul>
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}

const Ledger = styled.ul`
  margin-top: ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr);
    gap: ${({ theme }) => theme.space[8]};
    padding-block: ${({ theme }) => theme.space[6]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  h3 {
    font-size: ${({ theme }) => theme.sizes[20]};
    letter-spacing: -0.01em;
  }
  p {
    max-width: 44ch;
    text-wrap: pretty;
  }
  ul {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[14]};
    line-height: 1.7;
    list-style: none;
  }
  ${({ theme }) => theme.media.tablet} {
    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${({ theme }) => theme.space[3]};
    }
  }
`;
