import { Button } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A rule or an index that the table has. */
export interface ThereIs {
  readonly id: string;
  readonly words: string;
  /** Goes because a column of it goes. */
  readonly isGoing: boolean;
}

/**
 * What a table has, in the words that it has by the form: `before` as it is saved, `after` as the form leaves it, undefined while that
 * cannot be told. What is not in `after`, although nobody removed it, goes with its column.
 */
export function thereAre<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[] | undefined,
  { removed, wordsOf }: { removed: readonly string[]; wordsOf: (part: T, isAfter: boolean) => string },
): ThereIs[] {
  return before.map((part) => {
    const now = after?.find(({ id }) => id === part.id);
    const isGoing = after !== undefined && !now && !removed.includes(part.id);
    return { id: part.id, words: now ? wordsOf(now, true) : wordsOf(part, false), isGoing };
  });
}

/** The second card of a kind is told from the first: 'No overlap', 'No overlap 2'. */
export function numbered(titles: readonly string[], place: number): string {
  const title = titles[place] ?? '';
  const number = titles.slice(0, place + 1).filter((one) => one === title).length;
  return number === 1 ? title : `${title} ${String(number)}`;
}

/** When a card goes that had the focus. */
export function focusAdd(id: string): void {
  document.getElementById(`${id}-add`)?.querySelector('button')?.focus();
}

interface PartSectionProps {
  /** Names the section's heading. */
  id: string;
  title: string;
  hint: string;
  there: readonly ThereIs[];
  /** Those of them that go when the table is saved. */
  removed: readonly string[];
  onRemove: (id: string, isRemoved: boolean) => void;
  /** The forms of new ones. */
  children: ReactNode;
  /** What adds one. */
  add: ReactNode;
}

/** A list of the table in words, of which each can go, and forms for new ones. */
export function PartSection(props: PartSectionProps) {
  const { id, title, hint, there, removed, onRemove, children, add } = props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      {there.length === 0 ? null : (
        <List>
          {there.map((one) => {
            const isGone = removed.includes(one.id);
            return (
              <li key={one.id}>
                {isGone || one.isGoing ? <s>{one.words}</s> : <span>{one.words}</span>}
                {one.isGoing ? (
                  <small>Goes with its column</small>
                ) : (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`${isGone ? 'Keep' : 'Remove'}: ${one.words}`}
                    onClick={() => {
                      onRemove(one.id, !isGone);
                    }}
                  >
                    {isGone ? 'Keep' : 'Remove'}
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
      <Cards>{children}</Cards>
      <Foot id={`${id}-add`}>{add}</Foot>
    </section>
  );
}

/** The form of a new rule or index, with a button that takes it away. */
export function PartCard({
  title,
  hint,
  onRemove,
  children,
}: {
  title: string;
  hint?: string | undefined;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Card aria-label={title}>
      <Head>
        <h3>{title}</h3>
        <Button size="small" variant="quiet" aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </Head>
      {hint === undefined ? null : <p>{hint}</p>}
      <Fields>{children}</Fields>
    </Card>
  );
}

const List = styled.ul`
  margin: ${({ theme }) => theme.space[3]} 0 0;
  padding: 0;
  border-block: 1px solid ${({ theme }) => theme.colors.line};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    padding: ${({ theme }) => theme.space[2]} 0;
  }
  li + li {
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  s,
  small {
    color: ${({ theme }) => theme.colors.muted};
  }
  small {
    flex: none;
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  margin: ${({ theme }) => theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;

const Foot = styled.div`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  > p {
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h3 {
    font-size: ${({ theme }) => theme.sizes[14]};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
`;
