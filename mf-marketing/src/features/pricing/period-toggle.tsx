import styled from 'styled-components';
import type { BillingPeriod } from './plans';

interface PeriodToggleProps {
  readonly period: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

/** Monthly or annual (PRC-01). */
export function PeriodToggle({ period, onChange }: PeriodToggleProps) {
  return (
    <Group role="radiogroup" aria-label="Billing period">
      <Choice>
        <input
          type="radio"
          name="period"
          checked={period === 'monthly'}
          onChange={() => onChange('monthly')}
        />
        <span>Monthly</span>
      </Choice>
      <Choice>
        <input type="radio" name="period" checked={period === 'yearly'} onChange={() => onChange('yearly')} />
        <span>
          Annual <Saving>Save 20%</Saving>
        </span>
      </Choice>
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  padding: 3px;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[14]};
`;

const Choice = styled.label`
  position: relative;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[4]};
    border-radius: 7px;
    color: ${({ theme }) => theme.colors.muted};
    font-weight: ${({ theme }) => theme.weights.medium};
    transition: background-color ${({ theme }) => theme.motion.fast};
  }
  input:checked + span {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }
  input:focus-visible + span {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
  }
`;

const Saving = styled.span`
  color: ${({ theme }) => theme.colors.gold};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
