import { Banner, Button, Row, Spinner } from '@tessera/shared/ui';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { useUnsentCode } from '../../lib/use-unsent-code';
import type { Delivery } from './use-code-delivery';
import type { VerifyMode } from './use-verify-code';

interface DeliveryNoticeProps {
  delivery: Delivery;
  email: string;
  mode: VerifyMode;
  onFill: (code: string) => void;
}

/** Where the code is, in words. */
export function DeliveryNotice({ delivery, email, mode, onFill }: DeliveryNoticeProps) {
  switch (delivery.step) {
    case 'sending':
      return (
        <Row>
          <Spinner label="" />
          <Muted role="status">Sending your code…</Muted>
        </Row>
      );
    case 'mailed':
      return (
        <Muted role="status">
          <Mailed isAgain={delivery.isAgain} mode={mode} email={email} />
        </Muted>
      );
    case 'shown':
      return (
        <Banner
          tone="info"
          role="status"
          action={
            <Button
              size="small"
              onClick={() => {
                onFill(delivery.code);
              }}
            >
              Fill in
            </Button>
          }
        >
          {delivery.isAgain ? 'A new code would be sent by mail in production. ' : ''}
          No mail server is set up, so here is your code: <Code>{delivery.code}</Code>
        </Banner>
      );
    case 'failed':
      return <Banner tone="bad">{delivery.message}</Banner>;
  }
}

interface MailedProps {
  isAgain: boolean;
  mode: VerifyMode;
  email: string;
}

function Mailed({ isAgain, mode, email }: MailedProps) {
  const address = <strong>{email}</strong>;
  if (mode === 'verify')
    return isAgain ? <>A new code was sent to {address}.</> : <>We sent a code to {address}.</>;
  return <ResetMailed isAgain={isAgain}>{address}</ResetMailed>;
}

/** Nobody learns here whether the account exists (API-06). */
function ResetMailed({ isAgain, children }: PropsWithChildren<{ isAgain: boolean }>) {
  const unsent = useUnsentCode();
  if (unsent) return unsent;
  return (
    <>
      If an account exists with {children}, a {isAgain ? 'new ' : ''}code was sent to it.
    </>
  );
}

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

const Code = styled.strong`
  font-family: ${({ theme }) => theme.fonts.mono};
  font-variant-numeric: tabular-nums;
`;
