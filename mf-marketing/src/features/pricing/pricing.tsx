import { Comparison } from './comparison-table';
import { Faq } from './faq';
import { PlanCards } from './plan-cards';
import { PeriodToggle } from './period-toggle';
import { Head, Intro } from './pricing.styles';
import { usePricing } from './use-pricing';
import { Container, Lead, Section, SectionTitle } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';

/** Plans, what they hold, and the questions people ask (PRC-01 to PRC-05). */
export function Pricing() {
  const pricing = usePricing();
  return (
    <>
      <Intro aria-label="Plans">
        <Container>
          <Head>
            <div>
              <SiteTitle>Pay for what gets made</SiteTitle>
              <Lead>
                The built-in assistant is free on every plan. Credits are for paid models and for going live.
              </Lead>
            </div>
            <PeriodToggle period={pricing.period} onChange={pricing.setPeriod} />
          </Head>
          <PlanCards {...pricing} />
        </Container>
      </Intro>
      <Section aria-labelledby="compare-title">
        <Container>
          <SectionTitle id="compare-title">Compare plans</SectionTitle>
          <Comparison selected={pricing.selected} />
        </Container>
      </Section>
      <Faq />
    </>
  );
}
