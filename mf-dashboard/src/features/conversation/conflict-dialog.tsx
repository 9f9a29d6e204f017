import type { RunConflict } from '@tessera/shared/contracts';
import { Button, Dialog, formatNumber, Segmented, TextArea } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

type Choice = 'mine' | 'theirs' | 'own';

/** What was chosen for a place. `own`: what somebody wrote for it, or began with. */
interface Pick {
  readonly choice: Choice;
  readonly own: string;
}

type Place = RunConflict['places'][number];

/** The text of each place of each file, as it is to be. */
export type DecidedTexts = readonly (readonly string[])[];

export interface ConflictDialogProps {
  conflicts: readonly RunConflict[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Opens a file under Code; absent where nothing can be opened. */
  onOpenFile: ((path: string) => void) | undefined;
  /** Makes the change with these texts; absent where it is not the newest message, or another is under way. */
  onDecide: ((texts: DecidedTexts) => void) | undefined;
}

/** Both texts of each place side by side, and which of them is to stand there (SCR-02). Edits by hand stay unless somebody says so. */
export function ConflictDialog({
  conflicts,
  isOpen,
  onOpenChange,
  onOpenFile,
  onDecide,
}: ConflictDialogProps) {
  const [picks, setPicks] = useState<readonly (readonly Pick[])[]>(() =>
    conflicts.map(({ places }) => places.map(({ mine }) => ({ choice: 'mine', own: mine }))),
  );
  return (
    <Dialog
      isOpen={isOpen}
      size="large"
      title="Needs your decision"
      onOpenChange={onOpenChange}
      footer={
        onDecide ? (
          <Button
            variant="primary"
            onClick={() => {
              onOpenChange(false);
              onDecide(
                conflicts.map(({ places }, file) =>
                  places.map((place, at) => textOf(place, picks[file]?.[at])),
                ),
              );
            }}
          >
            Build with these
          </Button>
        ) : undefined
      }
    >
      {conflicts.map((conflict, file) => (
        <File
          key={conflict.path}
          conflict={conflict}
          picks={picks[file] ?? []}
          onPick={
            onDecide &&
            ((at, pick) => {
              setPicks(picks.map((own, place) => (place === file ? own.with(at, pick) : own)));
            })
          }
          onOpen={
            onOpenFile &&
            (() => {
              onOpenChange(false);
              onOpenFile(conflict.path);
            })
          }
        />
      ))}
    </Dialog>
  );
}

function textOf({ mine, theirs }: Place, { choice, own }: Pick = { choice: 'mine', own: mine }): string {
  return { mine, theirs, own }[choice];
}

interface FileProps {
  conflict: RunConflict;
  picks: readonly Pick[];
  onPick: ((at: number, pick: Pick) => void) | undefined;
  onOpen: (() => void) | undefined;
}

function File({ conflict: { path, places }, picks, onPick, onOpen }: FileProps) {
  return (
    <Section aria-label={path}>
      <Head>
        <h3>{path}</h3>
        {onOpen ? (
          <Button size="small" onClick={onOpen}>
            Open in Code
          </Button>
        ) : null}
      </Head>
      {places.length === 0 ? <p>There is too much of it to show here.</p> : null}
      {places.map((place, at) => (
        // The places of a run never change.
        <PlaceView
          key={`${String(at)} ${path}`}
          name={places.length === 1 ? path : `${path}, place ${String(at + 1)}`}
          place={place}
          pick={picks[at]}
          onPick={
            onPick &&
            ((pick) => {
              onPick(at, pick);
            })
          }
        />
      ))}
    </Section>
  );
}

interface PlaceProps {
  name: string;
  place: Place;
  pick: Pick | undefined;
  onPick: ((pick: Pick) => void) | undefined;
}

function PlaceView({ name, place, pick, onPick }: PlaceProps) {
  const chosen = onPick && pick?.choice;
  return (
    <>
      {onPick && pick ? (
        <Choosing>
          <Segmented<Choice>
            label={`What stands in ${name}`}
            segments={[
              { value: 'mine', label: 'Keep mine' },
              { value: 'theirs', label: 'Take the new one' },
              { value: 'own', label: 'Write it' },
            ]}
            value={pick.choice}
            onValueChange={(choice) => {
              // What is written begins with what was chosen.
              onPick({ choice, own: choice === 'own' ? textOf(place, pick) : pick.own });
            }}
          />
          <Meaning role="status">{meaningOf(place, pick.choice)}</Meaning>
          {pick.choice === 'own' ? (
            <Own>
              <TextArea
                label={`Text of ${name}`}
                isLabelHidden
                spellCheck={false}
                value={pick.own}
                onChange={(event) => {
                  onPick({ choice: 'own', own: event.target.value });
                }}
              />
            </Own>
          ) : null}
        </Choosing>
      ) : null}
      <Sides>
        <Side label="Yours" text={place.mine} isChosen={chosen === 'mine'} />
        <Side label="This change" text={place.theirs} isChosen={chosen === 'theirs'} />
      </Sides>
    </>
  );
}

/** What a choice keeps, and what is then not there. */
function meaningOf({ mine, theirs }: Place, choice: Choice): string {
  if (choice === 'own') return 'What you write stands here, in place of both texts.';
  if (choice === 'theirs') {
    const lost = linesLost(mine, theirs);
    return lost === 0
      ? 'This change stands here, with every line of yours.'
      : `This change stands here. ${countLines(lost)} of yours ${lost === 1 ? 'is' : 'are'} taken out.`;
  }
  const lost = linesLost(theirs, mine);
  if (lost === 0) return 'Yours stays, with every line of this change.';
  const [are, them] = lost === 1 ? ['is', 'it adds'] : ['are', 'they add'];
  return `Yours stays. ${countLines(lost)} of this change ${are} left out: what ${them}, such as the input for a new field, will be missing.`;
}

const countLines = (count: number) => (count === 1 ? '1 line' : `${formatNumber(count)} lines`);

/** How many lines of one text are not in the other, however they are indented or go on there. */
function linesLost(from: string, kept: string): number {
  const left = kept.split('\n').map((line) => line.trim());
  return from
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !left.some((one) => one.includes(line))).length;
}

function Side({ label, text, isChosen }: { label: string; text: string; isChosen: boolean }) {
  return (
    <Figure $isChosen={isChosen}>
      <figcaption>{label}</figcaption>
      <pre>{text === '' ? '(nothing)' : text}</pre>
    </Figure>
  );
}

const Section = styled.section`
  & + & {
    margin-top: ${({ theme }) => theme.space[6]};
  }
  h3 {
    overflow-wrap: anywhere;
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Figure = styled.figure<{ $isChosen: boolean }>`
  min-width: 0;
  margin: 0;
  border: 1px solid ${({ theme, $isChosen }) => ($isChosen ? theme.colors.brand : theme.colors.line)};
  border-radius: ${({ theme }) => theme.radii.card};
  figcaption {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
  pre {
    margin: 0;
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[13]};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Choosing = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: flex-start;
  margin-top: ${({ theme }) => theme.space[2]};
`;

const Meaning = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Own = styled.div`
  width: 100%;
  textarea {
    font-family: ${({ theme }) => theme.fonts.mono};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;
