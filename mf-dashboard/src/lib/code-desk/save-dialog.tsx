import { Banner, Button, Dialog, TextField } from '@tessera/shared/ui';
import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import type { Problem } from '../editor/language/language-messages';
import { LongList } from '../long-list';
import type { FileChange } from './file-changes';
import type { BuildProblem } from './project-code.store';
import { useBuildTrial, type BuildTrial } from './use-build-trial';

export interface SaveDialogProps {
  changes: readonly FileChange[];
  problems: readonly Problem[];
  /** Whether the problems are those of the text as it is now; undefined where nobody looks for them. */
  isChecked: boolean | undefined;
  /** Tries whether a version of it would be built. @throws when nobody answers */
  tryBuild: (signal: AbortSignal) => Promise<BuildProblem | undefined>;
  /** What the checks of the newest version found, by its number, in a sentence. */
  checks: string | undefined;
  isBusy: boolean;
  error: string | undefined;
  onSave: (note: string) => void;
  onClose: () => void;
}

const WORDS = { added: 'added', changed: 'changed', removed: 'deleted' } as const;

/** Says what a version would have in it and what is known to be wrong with that, and asks for a note. */
export function SaveDialog(props: SaveDialogProps) {
  const { changes, problems, isChecked, checks, isBusy, error, onSave, onClose } = props;
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string>();
  const trial = useBuildTrial(props.tryBuild);
  const breaking = breakingOf(trial, problems);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const wrong = note.trim() === '' ? 'Say in a few words what you changed.' : undefined;
    setNoteError(wrong);
    if (wrong === undefined) onSave(note.trim());
  }
  return (
    <Dialog
      isOpen
      title="Save version"
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="save-version" isBusy={isBusy}>
            {breaking.length > 0 ? 'Save anyway' : 'Save version'}
          </Button>
        </>
      }
    >
      <Form id="save-version" onSubmit={submit} noValidate>
        {error === undefined ? null : <Banner tone="bad" title={error} />}
        <Findings {...{ trial, breaking, problems, isChecked }} />
        {checks === undefined ? null : (
          <Before>{`${checks} What you save here has not been checked yet: that begins once it is a version.`}</Before>
        )}
        <LongList items={changes.map(({ path, kind }) => `${path} ${WORDS[kind]}`)} />
        <TextField
          label="What did you change?"
          data-autofocus
          maxLength={200}
          value={note}
          error={noteError}
          onChange={(event) => {
            setNote(event.target.value);
            setNoteError(undefined);
          }}
        />
      </Form>
    </Dialog>
  );
}

type FindingsProps = Pick<SaveDialogProps, 'problems' | 'isChecked'> & {
  trial: BuildTrial;
  breaking: readonly string[];
};

const at = ({ path, line, message }: BuildProblem) => {
  const place = [path, line !== null && `line ${String(line)}`].filter(Boolean).join(', ');
  return place === '' ? message : `${place}: ${message}`;
};

/** What keeps it from being built: in the words of who would build it, as its preview says them; else in those of the editor. */
function breakingOf(trial: BuildTrial, problems: readonly Problem[]): readonly string[] {
  if (trial.step === 'broken') return [at(trial.problem)];
  return trial.step === 'unknown' ? problems.filter(({ isBreaking }) => isBreaking).map(at) : [];
}

function Findings({ trial, breaking, problems, isChecked }: FindingsProps) {
  if (breaking.length > 0) {
    return (
      <Banner tone="bad" title="This does not build">
        <LongList items={breaking} />
      </Banner>
    );
  }
  if (trial.step === 'trying' || isChecked === false)
    return <Banner tone="info" title="Looking for problems…" role="status" />;
  const builds = trial.step === 'built';
  if (isChecked === undefined) {
    const title = builds ? 'It builds. Nobody looked at its types' : 'Nobody looked for problems';
    return <Banner tone="warn" title={`${title}: completion is off.`} />;
  }
  const others = problems.filter(({ severity }) => severity === 'error');
  if (others.length === 0) {
    return <Banner tone="ok" title={builds ? 'It builds, and its types fit.' : 'Its types fit.'} />;
  }
  return (
    <Banner tone="warn" title={builds ? 'It builds, but some types do not fit' : 'Some types do not fit'}>
      <LongList items={others.map(at)} />
    </Banner>
  );
}

const Before = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  ul {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    overflow-wrap: anywhere;
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;
