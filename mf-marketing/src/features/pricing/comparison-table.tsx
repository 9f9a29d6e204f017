import { useState } from 'react';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { COMPARISON } from './comparison';
import { PhoneChoice, PlanHead, Scroller, Value } from './comparison-table.styles';
import { PLANS, type PlanType } from './plans';

/** The compare-plans table (PRC-03). Narrow windows show one plan at a time. */
export function Comparison({ selected }: { selected: PlanType }) {
  const [shown, setShown] = useState<PlanType>();
  const onPhone = shown ?? selected;
  return (
    <Section aria-labelledby="compare-title">
      <Container>
        <SectionTitle id="compare-title">Compare plans</SectionTitle>
        <PhoneChoice>
          <label htmlFor="compare-plan">Plan</label>
          <select
            id="compare-plan"
            value={onPhone}
            onChange={(event) => setShown(event.target.value as PlanType)}
          >
            {PLANS.map(({ type, name }) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        </PhoneChoice>
        <Scroller>
          <thead>
            <tr>
              <td />
              {PLANS.map(({ type, name }) => (
                <PlanHead
                  key={type}
                  scope="col"
                  $isSelected={type === selected}
                  $isOnPhone={type === onPhone}
                >
                  {name}
                </PlanHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMPARISON.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {PLANS.map(({ type }) => (
                  <Value key={type} $isSelected={type === selected} $isOnPhone={type === onPhone}>
                    {values[type]}
                  </Value>
                ))}
              </tr>
            ))}
          </tbody>
        </Scroller>
      </Container>
    </Section>
  );
}
