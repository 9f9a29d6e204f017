import { Banner, Button, Dialog, RadioCards, TextArea } from '@tessera/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ROLES } from '../sign-in-draft';
import { readEmails } from './invited-emails';
import type { GivenRole, People } from './use-people';

interface InviteDialogProps extends Pick<People, 'invite' | 'isBusy'> {
  onClose: () => void;
  onInvited: (count: number) => void;
}

/** Several people at a time, as they are pasted from a mail or a table. */
export function InviteDialog({ invite, isBusy, onClose, onInvited }: InviteDialogProps) {
  const form = useId();
  const [text, setText] = useState('');
  const [role, setRole] = useState<GivenRole>('editor');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<void> {
    const read = readEmails(text);
    setProblem(undefined);
    setError('error' in read ? read.error : undefined);
    if ('error' in read) {
      document.getElementById(`${form}-emails`)?.focus();
      return;
    }
    const why = await invite(read.emails, role);
    setProblem(why);
    if (why === undefined) onInvited(read.emails.length);
  }

  return (
    <Dialog
      title="Invite people"
      description="Each gets a mail that leads to the live app, and signs in there with a code."
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            Send invitations
          </Button>
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React tells also the form of the settings, in which the button stands.
          event.stopPropagation();
          void send();
        }}
      >
        {problem === undefined ? null : <Banner tone="bad" role="alert" title={problem} />}
        <TextArea
          id={`${form}-emails`}
          label="Email addresses"
          hint="With commas between them, or a line each."
          error={error}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <RadioCards label="They can" columns={2} options={ROLES} value={role} onValueChange={setRole} />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;
