import { paths } from '@tessera/shared/paths';
import { Banner, Button, LinkButton, Row } from '@tessera/shared/ui';
import { useId, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Form, TextButton } from '../../lib/panel.styles';
import { CodeBoxes } from './code-boxes';
import { DeliveryNotice } from './delivery-notice';
import { useCodeDelivery } from './use-code-delivery';
import { useVerifyCode } from './use-verify-code';

interface VerifyFormProps {
  email: string;
  /** The code, where no mail server is set up. */
  code: string | undefined;
  returnTo: string | undefined;
}

/** The code of an email address: six boxes, verify, send again. */
export function VerifyForm({ email, code, returnTo }: VerifyFormProps) {
  const errorId = useId();
  const { form, digits, error, isSending, change, fill, submit } = useVerifyCode(email, returnTo);
  const { delivery, sendAgain } = useCodeDelivery(email, code);
  if (!email) return <MissingEmail />;

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Form ref={form} noValidate aria-label="Verification code" onSubmit={send}>
      <DeliveryNotice delivery={delivery} email={email} onFill={fill} />
      <CodeBoxes digits={digits} onChange={change} errorId={error ? errorId : undefined} />
      {error ? (
        <div id={errorId}>
          <Banner tone="bad">{error}</Banner>
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
              void sendAgain();
            }}
          >
            Send again
          </TextButton>
        </span>
        <Link to={paths.signIn.to()}>Back to Sign In</Link>
      </Row>
    </Form>
  );
}

function MissingEmail() {
  return (
    <>
      <Banner tone="bad">Email address is missing. Please go back.</Banner>
      <LinkButton to={paths.signUp.to()} size="large">
        Back to sign-up
      </LinkButton>
    </>
  );
}
