import type { Decision } from '@tessera/shared/contracts';
import { buildReceipt, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ReceiptCard, type WorkActions } from './receipt-card';

const PAIN: Decision = {
  assumption: 'Pain is a rating from 1 to 10.',
  label: 'Pain',
  value: 'a rating from 1 to 10',
  part: 'f1.2',
  options: [
    { label: 'A whole number', message: 'make it a whole number' },
    { label: 'Text', message: 'make it text' },
  ],
};
const MONEY: Decision = {
  assumption: "Amounts are in US dollars; say 'use euros' to change that.",
  label: 'Amounts',
  value: 'US dollars',
  part: null,
  options: [{ label: 'Euros', message: 'use euros' }],
};
const TOLD = 'No fields were named for hives, so they have name and notes.';

function renderCard(actions: WorkActions) {
  const receipt = buildReceipt({
    assumptions: [TOLD, PAIN.assumption, MONEY.assumption],
    decisions: [PAIN, MONEY],
  });
  const card = { receipt, checks: null, runId: uuid(201), agentId: uuid(501), isFirst: true };
  return renderRemote(<ReceiptCard {...card} actions={actions} />);
}

describe('the card of a change', () => {
  it('[SCR-02] changes what was guessed by one press, about the very part', async () => {
    const onDecide = jest.fn();
    const { container } = renderCard({ onDecide });
    expect(screen.getByText(TOLD)).toBeVisible();
    // A guess that can be changed is said once.
    expect(screen.queryByText(PAIN.assumption)).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Pain: a rating from 1 to 10' }));
    const menu = screen.getByRole('menu', { name: /^Pain is a rating from 1 to 10/ });
    expect(within(menu).getByRole('menuitemradio', { name: 'A rating from 1 to 10' })).toBeChecked();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'A whole number' }));
    expect(onDecide).toHaveBeenCalledWith('make it a whole number', {
      subject: { kind: 'part', part: 'f1.2' },
      label: 'Field "Pain"',
    });

    await userEvent.click(screen.getByRole('button', { name: 'Amounts: US dollars' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Euros' }));
    expect(onDecide).toHaveBeenLastCalledWith('use euros', undefined);
  });

  it('[SCR-02] says what was guessed in words once another change lies on top of it', () => {
    renderCard({});
    expect(screen.getByText(PAIN.assumption)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Guesses' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    [false, 'Pin version', true],
    [true, 'Unpin version', false],
  ])('[SCR-02] pins its version, and lets go of it: %s', async (isPinned, label, asked) => {
    const onPin = jest.fn();
    renderCard({ isPinned, onPin });
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(onPin).toHaveBeenCalledWith(asked);
  });
});
