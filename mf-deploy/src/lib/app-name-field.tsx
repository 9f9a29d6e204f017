import { Button, TextField } from '@tessera/shared/ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { appNameProblem, filterAppName } from './app-name';
import { useNameCheck, type NameAnswer } from './use-name-check';

export interface AppNameFieldProps {
  value: string;
  /** The chosen project: its own names are free for it. */
  projectId: string | undefined;
  /** The name that the chosen project has today: taking it again replaces what is live there. */
  ownName: string | undefined;
  /** What is said of that name. */
  ownHint?: string | undefined;
  isDisabled: boolean;
  /** What the server said of it. */
  refusal: string | undefined;
  suggestion: string | undefined;
  onChange: (name: string) => void;
}

const OWN_HINT = 'Replaces what this application has live under the name.';

/** The name that the address is made of, filtered while it is typed (DEP-03). */
export function AppNameField(props: AppNameFieldProps) {
  const { value, projectId, ownName, ownHint = OWN_HINT, isDisabled, onChange } = props;
  const { answer, address } = useNameCheck(value, projectId);
  const isOwn = value !== '' && value === ownName;
  const { problem, offered } = findProblem(props, isOwn ? undefined : answer);
  return (
    <Root>
      <TextField
        label="App name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={63}
        value={value}
        disabled={isDisabled}
        error={problem}
        hint={
          <Hint
            ownHint={isOwn ? ownHint : undefined}
            isFree={answer?.isFree === true && !isOwn && !isDisabled}
          />
        }
        onChange={(event) => {
          onChange(filterAppName(event.target.value));
        }}
      />
      {address === undefined || problem !== undefined ? null : (
        <Address>
          Its address: <strong>{address}</strong>
        </Address>
      )}
      {offered !== undefined && problem !== undefined ? (
        <Button
          size="small"
          disabled={isDisabled}
          onClick={() => {
            onChange(offered);
          }}
        >
          Use {offered}
        </Button>
      ) : null}
    </Root>
  );
}

/** What is wrong with the name, and which one could be taken instead. */
function findProblem({ value, refusal, suggestion }: AppNameFieldProps, answer: NameAnswer | undefined) {
  // An empty name is said beside the button, in the words of the specification.
  if (value === '') return { problem: refusal, offered: undefined };
  const isTaken = answer?.isFree === false;
  return {
    problem:
      refusal ?? appNameProblem(value) ?? (isTaken ? (answer.message ?? 'This name is in use') : undefined),
    offered: suggestion ?? (isTaken ? answer.suggestion : undefined),
  };
}

function Hint({ ownHint, isFree }: { ownHint: string | undefined; isFree: boolean }) {
  if (ownHint !== undefined) return ownHint;
  if (isFree) {
    return (
      <Free>
        <Check size={16} strokeWidth={1.75} aria-hidden="true" />
        This name is free.
      </Free>
    );
  }
  return 'a-z, 0-9 and hyphens. It becomes the address.';
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${({ theme }) => theme.space[2]};
  > button {
    align-self: flex-start;
  }
`;

const Address = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  overflow-wrap: anywhere;
  strong {
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Free = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.colors.ok};
`;
