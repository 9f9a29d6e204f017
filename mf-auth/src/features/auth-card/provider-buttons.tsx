import { providerLabel } from '@tessera/shared/errors';
import { Button, ProviderMark } from '@tessera/shared/ui';
import styled from 'styled-components';
import { PROVIDERS, type Provider } from './provider-errors';

interface ProviderButtonsProps {
  /** The one that the page is leaving for. */
  chosen: Provider | undefined;
  onChoose: (provider: Provider) => void;
}

/** Google, GitHub and Apple (AUTH-03). */
export function ProviderButtons({ chosen, onChoose }: ProviderButtonsProps) {
  return (
    <Root role="group" aria-label="Sign in with a provider">
      <Or>or continue with</Or>
      <Buttons>
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            isBusy={provider === chosen}
            icon={<ProviderMark provider={provider} />}
            onClick={() => {
              onChoose(provider);
            }}
          >
            {providerLabel(provider)}
          </Button>
        ))}
      </Buttons>
    </Root>
  );
}

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
