import styled from 'styled-components';
import { useShell } from '@tessera/shared/remote';
import { Container } from '../../lib/site.styles';

/** The claims of the brand module, which are the operator's to substantiate (LAND-05). */
export function Stats() {
  const { brand } = useShell();
  return (
    <section aria-label="In numbers">
      <Container>
        <List>
          {brand.claims.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
      </Container>
    </section>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${({ theme }) => theme.colors.line};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${({ theme }) => theme.space[1]};
    padding-block: ${({ theme }) => theme.space[6]};
  }
  > div + div {
    padding-inline-start: ${({ theme }) => theme.space[6]};
    border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  }
  dt {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[14]};
  }
  dd {
    font-size: ${({ theme }) => theme.sizes[28]};
    font-weight: ${({ theme }) => theme.weights.strong};
    font-variant-numeric: tabular-nums;
    letter-spacing: ${({ theme }) => theme.tracking.display};
    line-height: 1.15;
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(3) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    > div:nth-child(n + 3) {
      border-top: 1px solid ${({ theme }) => theme.colors.line};
    }
  }
`;
