import { useShell } from '@tessera/shared/remote';
import { Banner } from '@tessera/shared/ui';
import { Heading, Lead, Panel, TextButton } from '../../lib/panel.styles';
import { Card, Face, SwitchLine } from './auth-card.styles';
import { ProviderButtons } from './provider-buttons';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { useAuthCard, type AuthCardOptions } from './use-auth-card';

/** AUTH-01: one card, signing in on one face and signing up on the other. The hidden face is inert. */
export function AuthCard(options: AuthCardOptions) {
  const { brand } = useShell();
  const face = useAuthCard(options);
  const { card, mode, error, turn, signIn, signUp, isRevealed, onRevealedChange } = face;
  const password = { isRevealed, onRevealedChange };
  return (
    <Card ref={card} $mode={mode}>
      <Face data-face="signIn" inert={mode !== 'signIn'}>
        <Panel as="div">
          <div>
            <Heading tabIndex={-1}>Welcome Back</Heading>
            <Lead>
              {options.returnTo ? 'Sign in to go on to the page you chose.' : 'Sign in to your applications.'}
            </Lead>
          </div>
          {error ? <Banner tone="bad">{error}</Banner> : null}
          <SignInForm signIn={signIn} {...password} />
          <ProviderButtons
            chosen={face.chosenProvider}
            onChoose={face.chooseProvider}
            available={face.availableProviders}
          />
          <SwitchLine>
            New to {brand.name}?{' '}
            <TextButton type="button" onClick={turn}>
              Sign up
            </TextButton>
          </SwitchLine>
        </Panel>
      </Face>
      <Face data-face="signUp" inert={mode !== 'signUp'} $isBack>
        <Panel as="div">
          <div>
            <Heading tabIndex={-1}>Join {brand.name}</Heading>
            <Lead>
              {options.plan
                ? `You chose ${options.plan.name}. It is kept for you while you sign up.`
                : 'Describe an application, use it a minute later.'}
            </Lead>
          </div>
          <SignUpForm signUp={signUp} {...password} />
          <SwitchLine>
            Already have an account?{' '}
            <TextButton type="button" onClick={turn}>
              Sign in
            </TextButton>
          </SwitchLine>
        </Panel>
      </Face>
    </Card>
  );
}
