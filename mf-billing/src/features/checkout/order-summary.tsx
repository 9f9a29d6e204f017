import { Card, formatMoney, formatNumber, LinkButton, Money, RelativeTime } from '@tessera/shared/ui';
import styled from 'styled-components';
import { formatDate, formatDay } from '../../lib/day';
import { parseItem } from '../../lib/item';
import type { Order } from './checkout-state';

interface OrderSummaryProps {
  order: Order;
  /** Where something else is chosen. */
  changePath: string;
}

/** What is paid, line by line, and until when the price holds. */
export function OrderSummary({ order: { quote, prices }, changePath }: OrderSummaryProps) {
  const explained = dollarsOf(quote.item, prices);
  return (
    <Card
      title={quote.title}
      actions={
        <LinkButton to={changePath} size="small" variant="quiet">
          Change
        </LinkButton>
      }
    >
      <Lines aria-label="Order">
        {quote.lines.map(({ text, amount }, place) => (
          // Lines of one quote never move.
          <li key={place}>
            <span>{text}</span>
            <Money paise={amount} />
          </li>
        ))}
        <Total>
          <span>Total</span>
          <Money paise={quote.amount} />
        </Total>
      </Lines>
      <Notes>
        {explained ? <li>{explained}</li> : null}
        {quote.credits > 0 ? <li>You get {formatNumber(quote.credits)} credits right away.</li> : null}
        {quote.plan ? (
          <li>
            Paid until {formatDay(quote.plan.endsAt)}. We never charge you automatically; renewing costs{' '}
            {formatMoney(quote.plan.nextAmount)} at today’s rate.
          </li>
        ) : null}
        <li>
          This price is valid until {timeOf(quote.expiresAt)} (<RelativeTime at={quote.expiresAt} />
          ).
        </li>
      </Notes>
    </Card>
  );
}

/** '$35 at ₹88.00 for a dollar, rate of 1 November 2026.' of a plan: its price is in dollars. */
function dollarsOf(item: string, { plans, rate, rateDate }: Order['prices']): string | undefined {
  const parsed = parseItem(item);
  if (parsed?.kind !== 'plan') return undefined;
  const plan = plans.find(({ type }) => type === parsed.type);
  if (!plan) return undefined;
  const rupees = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency: 'INR',
    currencyDisplay: 'narrowSymbol',
  }).format(rate);
  const dollars = formatMoney(plan.price[parsed.period] * 100, 'USD');
  return `${dollars} at ${rupees} for a dollar, rate of ${formatDate(rateDate)}.`;
}

function timeOf(at: string): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(at));
}

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[4]};
  }
`;

const Total = styled.li`
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const Notes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[4]};
  padding: 0;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
`;
