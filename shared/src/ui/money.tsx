import styled from 'styled-components';
import { formatMoney } from './format';

export interface MoneyProps {
  /** Hundredths of the currency. */
  paise: number;
  /** ISO 4217; rupees unless given. */
  currency?: string | undefined;
}

/** An amount of money in figures of one width. */
export function Money({ paise, currency = 'INR' }: MoneyProps) {
  return <Figures>{formatMoney(paise, currency)}</Figures>;
}

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
