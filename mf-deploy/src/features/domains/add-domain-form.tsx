import { Banner, Button, TextField } from '@tessera/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { domainIn, domainProblem } from './typed-domain';
import type { Added } from './use-domains';

export interface AddDomainFormProps {
  /** Kept by whoever shows the form, which goes while there is no room for another domain. */
  typed: string;
  onTyped: (typed: string) => void;
  onAdd: (domain: string) => Promise<Added>;
}

/** One field for a domain; what is pasted is understood when it is left or sent. */
export function AddDomainForm({ typed, onTyped, onAdd }: AddDomainFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function refuse(words: string): void {
    setFieldProblem(words);
    field.current?.focus();
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const domain = domainIn(typed);
    onTyped(domain);
    setProblem(undefined);
    const wrong = domainProblem(domain);
    if (wrong !== undefined) {
      refuse(wrong);
      return;
    }
    setIsBusy(true);
    const added = await onAdd(domain);
    setIsBusy(false);
    if ('fieldProblem' in added) refuse(added.fieldProblem);
    if ('problem' in added) setProblem(added.problem);
  }

  return (
    <Form
      aria-label="Add a domain"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        ref={field}
        label="Domain"
        placeholder="shop.example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        readOnly={isBusy}
        error={fieldProblem}
        onBlur={() => {
          onTyped(domainIn(typed));
        }}
        onChange={({ target }) => {
          setFieldProblem(undefined);
          onTyped(target.value);
        }}
      />
      {problem === undefined ? null : <Banner tone="bad" title={problem} />}
      <div>
        <Button type="submit" isBusy={isBusy}>
          Add domain
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
  max-width: ${({ theme }) => theme.widths.form};
`;
