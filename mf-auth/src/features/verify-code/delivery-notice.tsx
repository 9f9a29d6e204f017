import { Banner, Button, Row, Spinner } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { Delivery } from './use-code-delivery';

interface DeliveryNoticeProps {
  delivery: Delivery;
  email: string;
  onFill: (code: string) => void;
}

/** Where the code is, in words. */
export function DeliveryNotice({ delivery, email, onFill }: DeliveryNoticeProps) {
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
          {delivery.isAgain ? 'A new code was sent to ' : 'We sent a code to '}
          <strong>{email}</strong>.
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

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  overflow-wrap: anywhere;
`;

const Code = styled.strong`
  font-family: ${({ theme }) => theme.fonts.mono};
  font-variant-numeric: tabular-nums;
`;
