import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface KitSectionProps {
  id: string;
  title: string;
  /** When to take which piece. */
  description: string;
  children: ReactNode;
}

/** A part of the kit, with an anchor. */
export function KitSection({ id, title, description, children }: KitSectionProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Head>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{description}</p>
      </Head>
      {children}
    </Section>
  );
}

export interface SpecimenProps {
  /** The piece, by its name in the code. */
  name: string;
  /** Which state or variant is shown. */
  state?: string;
  /** Across the whole width instead of a column. */
  isWide?: boolean;
  children: ReactNode;
}

/** One piece in one state, with the name to import. */
export function Specimen({ name, state, isWide = false, children }: SpecimenProps) {
  return (
    <Figure $isWide={isWide}>
      <figcaption>
        <code>{name}</code>
        {state ? <span>{state}</span> : null}
      </figcaption>
      {children}
    </Figure>
  );
}

/** Specimens in columns. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[6]};
`;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
  padding-block: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  scroll-margin-top: ${({ theme }) => theme.space[16]};
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  max-width: ${({ theme }) => theme.widths.reading};
  h2 {
    font-size: ${({ theme }) => theme.sizes[20]};
  }
  p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Figure = styled.figure<{ $isWide: boolean }>`
  display: flex;
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  min-width: 0;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
  figcaption code {
    color: ${({ theme }) => theme.colors.text};
  }
`;
