import { previewPlanChange, type PlanChange, type Subscription } from '@tessera/shared/contracts';
import { checkoutPath } from '@tessera/shared/paths';
import { undoNotice, useResource, useShell } from '@tessera/shared/remote';
import { Banner, Button, Card, ConfirmDialog, LinkButton, Row, Skeleton, Stack } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useChangeSubscription } from '../../lib/change-subscription';
import { formatDay } from '../../lib/day';
import { planItem } from '../../lib/item';
import { endingOf, planOf } from '../../lib/plan-words';
import { ResourceRegion } from '../../lib/resource-region';
import { payLabel, wordsOf, type Choice } from './change-words';

interface ChangeEffectProps {
  subscription: Subscription;
  choice: Choice;
  /** Nothing can be paid on this server. */
  isPayable: boolean;
  returnTo: string | undefined;
  onChanged: (subscription: Subscription) => void;
}

/** What the change does today and at the end of the period, and the way to do it. */
export function ChangeEffect(props: ChangeEffectProps) {
  const { api } = useShell();
  const { choice, subscription } = props;
  const query = { planType: choice.type, period: choice.period };
  const key = `${choice.type} ${choice.period} ${subscription.planType} ${subscription.next?.planType ?? ''} ${String(subscription.isCancelled)}`;
  const change = useResource(key, (signal) => api.call(previewPlanChange, { query }, { signal }), {
    fallback: 'What this would change could not be read.',
    keepPrevious: true,
  });
  return (
    <Card title="What happens">
      <ResourceRegion resource={change} skeleton={<Skeleton lines={3} />}>
        {(effect) => <Effect {...props} change={effect} />}
      </ResourceRegion>
    </Card>
  );
}

function Effect({ change, ...props }: ChangeEffectProps & { change: PlanChange }) {
  const { choice, subscription, isPayable, returnTo } = props;
  const { name } = planOf(choice.type);
  return (
    <Stack>
      {change.exceeded.length > 0 ? (
        <Banner tone="warn" title={`${name} is too small for what you have`}>
          <Exceeded>
            {change.exceeded.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Exceeded>
        </Banner>
      ) : null}
      <Words aria-live="polite">
        {wordsOf(change, choice, subscription).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Words>
      {change.kind === 'now' && isPayable ? (
        <Row>
          <LinkButton
            to={checkoutPath(planItem(choice.type, choice.period), returnTo)}
            variant="primary"
            size="large"
          >
            {payLabel(choice, subscription)}
          </LinkButton>
        </Row>
      ) : null}
      {change.kind === 'periodEnd' && !isChosen(subscription, choice) ? (
        <Switch change={change} {...props} />
      ) : null}
    </Stack>
  );
}

/** Whether that very change is agreed already. */
function isChosen(subscription: Subscription, { type, period }: Choice): boolean {
  const { next } = subscription;
  if (endingOf(subscription) === undefined || next?.planType !== type) return false;
  return type === 'starter' || next.period === period;
}

function Switch({ change, choice, subscription, onChanged }: ChangeEffectProps & { change: PlanChange }) {
  const { notify } = useShell();
  const { isBusy, change: send } = useChangeSubscription(onChanged);
  const [isAsking, setIsAsking] = useState(false);
  const { name } = planOf(choice.type);
  const day = formatDay(change.startsAt);
  const undo = () => {
    const { planType, period } = subscription;
    if (period !== null) void send({ planType, period });
  };
  const confirm = async () => {
    const changed = await send({ planType: choice.type, period: choice.period });
    setIsAsking(false);
    if (changed) notify(undoNotice(`${name} from ${day}`, undo));
  };
  return (
    <Row>
      <Button
        variant="primary"
        size="large"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Switch at period end
      </Button>
      <ConfirmDialog
        title={`Switch to ${name} on ${day}?`}
        description={wordsOf(change, choice, subscription).join(' ')}
        confirmLabel="Switch at period end"
        cancelLabel={`Keep ${subscription.planName}`}
        tone="primary"
        isOpen={isAsking}
        isBusy={isBusy}
        onOpenChange={setIsAsking}
        onConfirm={() => void confirm()}
      />
    </Row>
  );
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  p:first-child {
    font-size: ${({ theme }) => theme.sizes[16]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Exceeded = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
`;
