import type { ReactNode } from 'react';
import { pricingWords } from '@tessera/shared/public-pages';
import { PlanCards } from './plan-cards';
import { PeriodToggle } from './period-toggle';
import { Head, Intro, Note } from './pricing.styles';
import type { PlanType } from './plans';
import { usePricing } from './use-pricing';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';

interface PricingProps {
  /** What stands below the plans, for the one that is selected. */
  readonly below: (selected: PlanType) => ReactNode;
}

/** The plans and their prices (PRC-01, PRC-02, PRC-05). */
export function Pricing({ below }: PricingProps) {
  const pricing = usePricing();
  const { hero } = pricingWords();
  return (
    <>
      <Intro aria-label="Plans">
        <Container>
          <Head>
            <div>
              <SiteTitle>{hero.heading}</SiteTitle>
              <Lead>{hero.lead}</Lead>
            </div>
            <PeriodToggle period={pricing.period} onChange={pricing.setPeriod} />
          </Head>
          <PlanCards {...pricing} />
          <Note>Prices in US dollars; you pay in Indian rupees at the day’s rate.</Note>
        </Container>
      </Intro>
      {below(pricing.selected)}
    </>
  );
}
