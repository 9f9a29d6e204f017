import { Button, ConfirmDialog, Row } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Choice, Conflict, Stretch } from './merge-drafts';

export interface ConflictViewProps {
  conflicts: readonly Conflict[];
  /** The version that was there first. */
  number: number;
  onDecide: (choices: ReadonlyMap<string, readonly Choice[]>) => void;
  onDiscard: () => void;
}

type Clash = Extract<Stretch, { kind: 'conflict' }>;
const clashesOf = ({ stretches }: Conflict) =>
  stretches.filter((each): each is Clash => each.kind === 'conflict');

/** Both texts of every place that two versions changed differently, side by side, and which of them is to stay. */
export function ConflictView({ conflicts, number, onDecide, onDiscard }: ConflictViewProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const keyOf = (path: string, index: number) => `${String(index)} ${path}`;
  const all = conflicts.flatMap((conflict) =>
    clashesOf(conflict).map((_, index) => keyOf(conflict.path, index)),
  );
  const left = all.filter((key) => !choices.has(key)).length;

  function decide(): void {
    onDecide(
      new Map(
        conflicts.map((conflict) => [
          conflict.path,
          clashesOf(conflict).map((_, index) => choices.get(keyOf(conflict.path, index)) ?? 'yours'),
        ]),
      ),
    );
  }

  return (
    <Root aria-labelledby="needs-your-decision">
      <h2 id="needs-your-decision">Needs your decision</h2>
      <p>
        {`You and version ${String(number)} changed the same lines. Choose what stays; everything else of both is joined already.`}
      </p>
      {conflicts.map((conflict) => (
        <File key={conflict.path}>
          <h3>{conflict.path}</h3>
          {clashesOf(conflict).map((clash, index) => (
            <Place
              // The order of places never changes.
              key={keyOf(conflict.path, index)}
              clash={clash}
              label={`Place ${String(index + 1)} of ${conflict.path}`}
              number={number}
              removedBy={conflict.removedBy}
              choice={choices.get(keyOf(conflict.path, index))}
              onChoose={(choice) => {
                setChoices(new Map(choices).set(keyOf(conflict.path, index), choice));
              }}
            />
          ))}
        </File>
      ))}
      <Row gap={2}>
        <Button variant="primary" disabled={left > 0} onClick={decide}>
          Use these choices
        </Button>
        <Button
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Discard my changes
        </Button>
        <span role="status">{left > 0 ? `${String(left)} left to decide` : ''}</span>
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        description={`All that you edited and did not save goes, and version ${String(number)} stays as it is.`}
        confirmLabel="Discard"
        onOpenChange={setIsAsking}
        onConfirm={onDiscard}
      />
    </Root>
  );
}

interface PlaceProps {
  clash: Clash;
  label: string;
  number: number;
  removedBy: Conflict['removedBy'];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Place({ clash, label, number, removedBy, choice, onChoose }: PlaceProps) {
  const name = useId();
  const gone = 'The file is deleted.';
  const sides = [
    { value: 'yours', label: 'Keep yours', text: removedBy === 'you' ? gone : clash.yours },
    {
      value: 'theirs',
      label: `Take version ${String(number)}`,
      text: removedBy === 'them' ? gone : clash.theirs,
    },
  ] as const;
  return (
    <Choices>
      <legend>{label}</legend>
      <Sides>
        {sides.map((side) => (
          <Side key={side.value} $isChosen={choice === side.value || choice === 'both'}>
            <label>
              <input
                type="radio"
                name={name}
                checked={choice === side.value}
                onChange={() => {
                  onChoose(side.value);
                }}
              />
              {side.label}
            </label>
            <pre>{side.text === '' ? '(nothing)' : side.text}</pre>
          </Side>
        ))}
      </Sides>
      {removedBy ? null : (
        <label>
          <input
            type="radio"
            name={name}
            checked={choice === 'both'}
            onChange={() => {
              onChoose('both');
            }}
          />
          Keep both, yours first
        </label>
      )}
    </Choices>
  );
}

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 0;
  padding: ${({ theme }) => theme.space[4]};
  overflow: auto;
  h2 {
    font-size: ${({ theme }) => theme.sizes[20]};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

const File = styled.section`
  h3 {
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Choices = styled.fieldset`
  margin: ${({ theme }) => theme.space[2]} 0 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Side = styled.div<{ $isChosen: boolean }>`
  min-width: 0;
  border: 1px solid ${({ theme, $isChosen }) => ($isChosen ? theme.colors.brand : theme.colors.line)};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  pre {
    margin: 0;
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    overflow: auto;
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;
