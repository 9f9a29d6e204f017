import { EXAMPLE_PROMPTS } from '@tessera/shared/contracts';
import styled from 'styled-components';

/** A short name for some of the example prompts. */
const IDEAS = [
  { label: 'Small CRM', prompt: EXAMPLE_PROMPTS[1] },
  { label: 'Reading list', prompt: EXAMPLE_PROMPTS[2] },
  { label: 'Expense tracker', prompt: EXAMPLE_PROMPTS[3] },
  { label: 'Bug board', prompt: EXAMPLE_PROMPTS[5] },
] as const;

/** Ideas that fill the prompt, to be changed and sent. */
export function StarterIdeas({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <Root aria-label="Ideas to begin with">
      {IDEAS.map(({ label, prompt }) => (
        <li key={label}>
          <Idea
            type="button"
            title={prompt}
            onClick={() => {
              onChoose(prompt);
            }}
          >
            {label}
          </Idea>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  list-style: none;
`;

const Idea = styled.button`
  min-height: 32px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: none;
  font-size: ${({ theme }) => theme.sizes[13]};
  &:hover {
    border-color: ${({ theme }) => theme.colors.brand};
    color: ${({ theme }) => theme.colors.brand};
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
