import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Segmented, TextArea } from '../ui';

/** What stands in a place: the text of this side, that of the other, or one that somebody wrote. */
export type ConflictChoice = 'mine' | 'theirs' | 'own';

export interface ConflictPlace {
  readonly mine: string;
  readonly theirs: string;
}

/** A file where both sides changed the same lines. No places: too much to show. */
export interface ConflictFile {
  readonly path: string;
  readonly places: readonly ConflictPlace[];
}

export interface ConflictWords {
  readonly mine: string;
  readonly theirs: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  /** What a choice keeps, and what is then not there. */
  readonly describe: (place: ConflictPlace, choice: ConflictChoice) => string;
  /** Stands for a side without text. */
  readonly nothing?: string | undefined;
  /** False where one of the two has to stand, such as of a file that one side removed. */
  readonly canWrite?: boolean | undefined;
}

/** What was chosen for a place, if anything was. `own`: what somebody wrote for it, or began with. */
interface Pick {
  readonly choice: ConflictChoice | undefined;
  readonly own: string;
  /** What is written was left as it stands, though it may be one of the two sides. */
  readonly isLeft?: boolean | undefined;
}

/** Of what somebody writes: once it is neither side's text, or was left so. */
function isDecided({ mine, theirs }: ConflictPlace, { choice, own, isLeft = false }: Pick): boolean {
  if (choice !== 'own') return choice !== undefined;
  return isLeft || (own !== mine && own !== theirs);
}

/** The text of each place of each file, as it is to be. */
export type DecidedTexts = readonly (readonly string[])[];

/** Stands for a file of which there is too much to show: one choice for all of it. */
const WHOLE: ConflictPlace = { mine: '', theirs: '' };

/**
 * What is chosen for each place of each file.
 *
 * @param first what stands until somebody says otherwise; undefined where each place has to be decided, and each file without places
 */
export function useConflictPicks(files: readonly ConflictFile[], first: 'mine' | undefined) {
  const pickedAll = (choice: 'mine' | 'theirs' | undefined) =>
    files.map(({ places }) =>
      (places.length === 0 && first === undefined ? [WHOLE] : places).map(({ mine }): Pick => ({
        choice,
        own: mine,
      })),
    );
  const [picks, setPicks] = useState<readonly (readonly Pick[])[]>(() => pickedAll(first));
  const all = picks.flatMap((own, file) =>
    own.map((pick, at) => isDecided(files[file]?.places[at] ?? WHOLE, pick)),
  );
  return {
    picks,
    count: all.length,
    decided: all.filter(Boolean).length,
    mustDecide: first === undefined,
    /** Something was chosen, if only to write it. */
    hasChosen: picks.flat().some(({ choice }) => choice !== undefined),
    pickAll: (choice: 'mine' | 'theirs') => {
      setPicks(pickedAll(choice));
    },
    pick: (file: number, at: number, next: Pick) => {
      setPicks(picks.map((own, place) => (place === file ? own.with(at, next) : own)));
    },
    texts: (): DecidedTexts =>
      files.map(({ places }, file) => places.map((place, at) => textOf(place, picks[file]?.[at]))),
    /** The side that each file without places is to be taken from. */
    sides: (): ReadonlyMap<string, 'mine' | 'theirs'> =>
      new Map(
        files.flatMap(({ path, places }, file) => {
          const choice = picks[file]?.[0]?.choice;
          return places.length > 0 || choice === undefined || choice === 'own' ? [] : [[path, choice]];
        }),
      ),
  };
}

const UNDECIDED: Pick = { choice: undefined, own: '' };

export type ConflictPicks = ReturnType<typeof useConflictPicks>;

function textOf({ mine, theirs }: ConflictPlace, { choice = 'mine', own }: Pick = UNDECIDED): string {
  // Lines that somebody writes stand among others: what follows begins a line of its own, as it does after either side.
  const lacksBreak = own !== '' && !own.endsWith('\n') && [mine, theirs].some((text) => text.endsWith('\n'));
  return { mine, theirs, own: lacksBreak ? `${own}\n` : own }[choice];
}

export interface ConflictFilesProps {
  files: readonly ConflictFile[];
  picks: ConflictPicks;
  /** The same for all of them, or those of a file. */
  words: ConflictWords | ((path: string) => ConflictWords);
  /** Both texts are shown, and nothing can be chosen. */
  isReadOnly?: boolean | undefined;
  /** Beside the name of a file. */
  actionsFor?: ((path: string) => ReactNode) | undefined;
}

/** Both texts of each place side by side, and which of them is to stand there. */
export function ConflictFiles({ files, picks, words, isReadOnly = false, actionsFor }: ConflictFilesProps) {
  return files.map(({ path, places }, file) => {
    const own = typeof words === 'function' ? words(path) : words;
    const pickOf = (at: number) => ({
      pick: picks.picks[file]?.[at],
      mustDecide: picks.mustDecide,
      onPick: isReadOnly
        ? undefined
        : (next: Pick) => {
            picks.pick(file, at, next);
          },
    });
    return (
      <Section key={path} aria-label={path}>
        <Head>
          <h3>{path}</h3>
          {actionsFor?.(path)}
        </Head>
        {places.length === 0 ? (
          <>
            <p>There is too much of it to show here.</p>
            <Choice name={path} place={WHOLE} words={{ ...own, canWrite: false }} {...pickOf(0)} />
          </>
        ) : null}
        {places.map((place, at) => (
          // The places of a conflict never change.
          <PlaceView
            key={`${String(at)} ${path}`}
            name={places.length === 1 ? path : `${path}, place ${String(at + 1)}`}
            place={place}
            words={own}
            {...pickOf(at)}
          />
        ))}
      </Section>
    );
  });
}

const NOTHING = '(nothing)';
const WRITE_IT = { value: 'own', label: 'Write it' } as const;

interface PlaceProps {
  name: string;
  place: ConflictPlace;
  words: ConflictWords;
  pick: Pick | undefined;
  mustDecide: boolean;
  onPick: ((pick: Pick) => void) | undefined;
}

function PlaceView(props: PlaceProps) {
  const { place, words, pick, onPick } = props;
  const chosen = onPick && pick?.choice;
  return (
    <>
      <Choice {...props} />
      <Sides>
        <Side
          label={words.mine}
          text={place.mine || (words.nothing ?? NOTHING)}
          isChosen={chosen === 'mine'}
        />
        <Side
          label={words.theirs}
          text={place.theirs || (words.nothing ?? NOTHING)}
          isChosen={chosen === 'theirs'}
        />
      </Sides>
    </>
  );
}

/** Nothing where nothing can be chosen. */
function Choice({ name, place, words, pick, mustDecide, onPick }: PlaceProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isByPointer = useRef(false);
  const isWriting = pick?.choice === 'own';
  useEffect(() => {
    // By keyboard one stays among the choices, which the arrows go through.
    if (isWriting && isByPointer.current) field.current?.focus();
  }, [isWriting]);
  if (!onPick || !pick) return null;
  return (
    <Choosing
      onClickCapture={({ detail }) => {
        isByPointer.current = detail > 0;
      }}
      onKeyDownCapture={() => {
        isByPointer.current = false;
      }}
    >
      <Segmented<ConflictChoice>
        label={`What stands in ${name}`}
        segments={[
          { value: 'mine', label: words.keepMine },
          { value: 'theirs', label: words.takeTheirs },
          ...(words.canWrite === false ? [] : [WRITE_IT]),
        ]}
        value={pick.choice}
        onValueChange={(choice) => {
          // What is written begins with what was chosen.
          onPick({ choice, own: choice === 'own' ? textOf(place, pick) : pick.own });
        }}
      />
      <Meaning role="status">{meaningOf(place, pick, words, mustDecide)}</Meaning>
      {isWriting ? (
        <Own>
          <TextArea
            ref={field}
            label={`Text of ${name}`}
            isLabelHidden
            spellCheck={false}
            value={pick.own}
            onChange={(event) => {
              onPick({ choice: 'own', own: event.target.value });
            }}
            onBlur={({ currentTarget }) => {
              // A window that loses the focus keeps it in the field.
              if (document.activeElement !== currentTarget) onPick({ ...pick, isLeft: true });
            }}
          />
        </Own>
      ) : null}
    </Choosing>
  );
}

function meaningOf(place: ConflictPlace, pick: Pick, words: ConflictWords, mustDecide: boolean): string {
  if (pick.choice === undefined) return 'Not decided yet';
  return mustDecide && !isDecided(place, pick)
    ? 'Not decided yet: write what is to stand here, in place of both texts.'
    : words.describe(place, pick.choice);
}

/** How many lines of one text are not in the other, however they are indented or go on there. */
export function linesLost(from: string, kept: string): number {
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
      <pre>{text}</pre>
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
