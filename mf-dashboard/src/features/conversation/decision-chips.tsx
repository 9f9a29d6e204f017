import type { Decision, NamedSubject } from '@tessera/shared/contracts';
import { Button, Menu } from '@tessera/shared/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

/** Sends the message of another choice, about the part that was guessed. */
export type Decide = (message: string, about: NamedSubject | undefined) => void;

export interface DecisionChipsProps {
  decisions: readonly Decision[];
  onDecide: Decide;
}

/** Guesses as menus of what else they may be (SCR-02): 'Size: a choice ▾'. */
export function DecisionChips({ decisions, onDecide }: DecisionChipsProps) {
  return (
    <Chips aria-label="Guesses">
      {decisions.map(({ assumption, label, value, part, options }) => (
        <li key={assumption}>
          <Menu
            label={`${label} is ${value}. What else it may be`}
            trigger={
              <Button size="small">
                <Words>{`${label}: ${value}`}</Words>
                <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            }
            items={[
              { id: 'now', label: sentenceCase(value), isChecked: true },
              ...options.map((option) => ({
                id: option.message,
                label: option.label,
                isChecked: false,
                onSelect: () => {
                  onDecide(option.message, part === null ? undefined : subjectOf(part, label));
                },
              })),
            ]}
          />
        </li>
      ))}
    </Chips>
  );
}

const subjectOf = (part: string, label: string): NamedSubject => ({
  subject: { kind: 'part', part },
  label: `Field "${label}"`,
});

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const Chips = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  li {
    min-width: 0;
    max-width: 100%;
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
