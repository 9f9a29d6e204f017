import { FORM_MESSAGES } from '@tessera/shared/errors';
import { paths } from '@tessera/shared/paths';
import { Banner, Button, LinkButton, Row } from '@tessera/shared/ui';
import { useId, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Form, Lead, TextButton } from '../../lib/panel.styles';
import { CodeBoxes } from './code-boxes';
import { DeliveryNotice } from './delivery-notice';
import { useCodeDelivery } from './use-code-delivery';
import { useVerifyCode, type VerifyMode, type VerifyOptions } from './use-verify-code';

interface VerifyFormProps extends VerifyOptions {
  /** The code, where no mail server is set up. */
  code: string | undefined;
}

/** The code of an email address: six boxes, verify, send again. */
export function VerifyForm({ code, ...options }: VerifyFormProps) {
  const errorId = useId();
  const { email, mode } = options;
  const { form, digits, error, remaining, isSending, change, startOver, fill, submit } =
    useVerifyCode(options);
  const { delivery, sendAgain } = useCodeDelivery(email, mode, code);
  if (!email) return <MissingEmail mode={mode} />;

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Form ref={form} noValidate aria-label="Verification code" onSubmit={send}>
      <Notice>
        <DeliveryNotice delivery={delivery} email={email} mode={mode} onFill={(code) => void fill(code)} />
      </Notice>
      <CodeBoxes digits={digits} onChange={change} errorId={error ? errorId : undefined} />
      {error ? (
        <div id={errorId}>
          <Banner tone="bad">
            <p>{error}</p>
            {remaining === undefined ? null : <p>{attempts(remaining)}</p>}
          </Banner>
        </div>
      ) : null}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        Verify
      </Button>
      <Row justify="space-between">
        <span>
          No code?{' '}
          <TextButton
            type="button"
            disabled={delivery.step === 'sending'}
            onClick={() => {
              startOver();
              void sendAgain();
            }}
          >
            Send again
          </TextButton>
        </span>
        <Link to={paths.signIn.to()}>Back to Sign In</Link>
      </Row>
      {/* Said to everybody: who has an account already is told nothing else (API-06), and their code never works. */}
      {mode === 'verify' ? (
        <Lead>
          Already have an account? <Link to={paths.signIn.to()}>Sign in</Link> or{' '}
          <Link to={paths.forgotPassword.to()}>reset your password</Link>.
        </Lead>
      ) : null}
    </Form>
  );
}

function attempts(remaining: number): string {
  return remaining === 1 ? '1 attempt remaining.' : `${String(remaining)} attempts remaining.`;
}

function MissingEmail({ mode }: { mode: VerifyMode }) {
  const isReset = mode === 'reset';
  return (
    <>
      <Banner tone="bad">{FORM_MESSAGES.emailMissing}</Banner>
      <LinkButton to={isReset ? paths.forgotPassword.to() : paths.signUp.to()} size="large">
        {isReset ? 'Back to forgot password' : 'Back to sign-up'}
      </LinkButton>
    </>
  );
}

/* As high as the highest of its texts usually is: the boxes must not move away under the hands. */
const Notice = styled.div`
  display: grid;
  align-items: center;
  min-height: 72px;
`;
