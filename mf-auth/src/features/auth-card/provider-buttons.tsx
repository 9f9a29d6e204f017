import { providerLabel } from '@tessera/shared/errors';
import { Button, ProviderMark } from '@tessera/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { PROVIDERS, type Provider } from './provider-errors';

interface ProviderButtonsProps {
  /** The one that the page is leaving for. */
  chosen: Provider | undefined;
  onChoose: (provider: Provider) => void;
  /** Those that the server is set up for; undefined while that is not known. */
  available: readonly Provider[] | undefined;
}

/** Google, GitHub and Apple (AUTH-03). */
export function ProviderButtons({ chosen, onChoose, available = PROVIDERS }: ProviderButtonsProps) {
  const noteId = useId();
  const missing = PROVIDERS.filter((provider) => !available.includes(provider));
  return (
    <Root role="group" aria-label="Sign in with a provider">
      <Or>or continue with</Or>
      <Buttons>
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            isBusy={provider === chosen}
            disabled={missing.includes(provider)}
            aria-describedby={missing.includes(provider) ? noteId : undefined}
            icon={<ProviderMark provider={provider} />}
            onClick={() => {
              onChoose(provider);
            }}
          >
            {providerLabel(provider)}
          </Button>
        ))}
      </Buttons>
      {missing.length > 0 ? <Note id={noteId}>{notSetUp(missing)}</Note> : null}
    </Root>
  );
}

/** Names as a sentence lists them: 'Google, GitHub and Apple'. */
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function notSetUp(providers: readonly Provider[]): string {
  if (providers.length === PROVIDERS.length) return 'Not set up on this server.';
  return `${list.format(providers.map(providerLabel))} sign-in is not set up on this server.`;
}

const Note = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${({ theme }) => theme.colors.line};
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};
  button {
    padding-inline: ${({ theme }) => theme.space[2]};
  }
`;
