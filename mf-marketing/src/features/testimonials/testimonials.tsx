import styled from 'styled-components';
import { Mosaic } from '@tessera/shared/ui';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { TESTIMONIALS, type Testimonial } from './quotes';

interface TestimonialsProps {
  readonly heading: string;
  /** One of them large beside the others, or all alike in two columns. */
  readonly layout: 'lead' | 'even';
}

/** What people say (LAND-08, LAND-12), each by their role. */
export function Testimonials({ heading, layout }: TestimonialsProps) {
  return (
    <Section aria-labelledby="testimonials-title">
      <Container>
        <SectionTitle id="testimonials-title">{heading}</SectionTitle>
        <List data-layout={layout}>
          {TESTIMONIALS.map((testimonial) => (
            <li key={testimonial.id}>
              <Words {...testimonial} />
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

function Words({ quote, role, id }: Testimonial) {
  return (
    <Figure>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Mosaic id={id} size={20} />
        {role}
      </figcaption>
    </Figure>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${({ theme }) => theme.space[16]};
  margin-top: ${({ theme }) => theme.space[12]};
  list-style: none;
  > li {
    padding-block: ${({ theme }) => theme.space[6]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  &[data-layout='lead'] {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    > :first-child {
      grid-row: span 3;
    }
    > :first-child blockquote {
      font-size: ${({ theme }) => theme.sizes[28]};
      letter-spacing: ${({ theme }) => theme.tracking.display};
      line-height: 1.3;
    }
  }
  ${({ theme }) => theme.media.phone} {
    &,
    &[data-layout='lead'] {
      grid-template-columns: minmax(0, 1fr);
      margin-top: ${({ theme }) => theme.space[8]};
      > :first-child blockquote {
        font-size: ${({ theme }) => theme.sizes[20]};
      }
    }
  }
`;

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  blockquote {
    max-width: 30em;
    font-size: ${({ theme }) => theme.sizes[20]};
    letter-spacing: -0.01em;
    line-height: 1.4;
    text-wrap: pretty;
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[14]};
  }
  ${({ theme }) => theme.media.phone} {
    blockquote {
      font-size: ${({ theme }) => theme.sizes[16]};
    }
  }
`;
