import { Button } from '@tessera/shared/ui';
import { Glyph } from '../../lib/glyph';
import { PLANS, type BillingPeriod, type Plan, type PlanType } from './plans';
import { Amount, Cards, Features, Name, PlanCard, Popular, Price, Why } from './plan-cards.styles';

interface PlanCardsProps {
  readonly period: BillingPeriod;
  readonly selected: PlanType;
  readonly select: (type: PlanType) => void;
  /** The plan that was chosen, while it is not known yet where that leads. */
  readonly waiting: PlanType | undefined;
  readonly choose: (plan: Plan) => void;
}

/** The four plans; the selected one is also the one that the table below marks. */
export function PlanCards({ period, selected, select, waiting, choose }: PlanCardsProps) {
  return (
    <Cards>
      {PLANS.map((plan) => (
        <PlanCard
          key={plan.type}
          $isSelected={plan.type === selected}
          data-selected={plan.type === selected || undefined}
          aria-label={`${plan.name} plan`}
          onClick={() => select(plan.type)}
        >
          <Name>
            {plan.name}
            {plan.isFeatured ? <Popular>Most Popular</Popular> : null}
          </Name>
          <PriceOf plan={plan} period={period} />
          <Why>{plan.description}</Why>
          <Features>
            {plan.features.map((feature) => (
              <FeatureLine key={feature} text={feature} />
            ))}
          </Features>
          <Button
            variant={plan.isFeatured ? 'primary' : 'secondary'}
            size="large"
            isWide
            isBusy={plan.type === waiting}
            onClick={() => choose(plan)}
          >
            {plan.button}
          </Button>
        </PlanCard>
      ))}
    </Cards>
  );
}

function PriceOf({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  return (
    <Price>
      <Amount>${plan.price[period].toLocaleString('en-US')}</Amount>
      <span>{period === 'monthly' ? 'a month' : 'a year'}</span>
    </Price>
  );
}

/** What a plan lacks is said with a dash, so that it does not read as one more thing it has. */
function FeatureLine({ text }: { text: string }) {
  return (
    <li>
      <Glyph shape={text.startsWith('No ') ? 'minus' : 'check'} size={16} />
      {text}
    </li>
  );
}
