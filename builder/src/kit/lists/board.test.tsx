/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { defineEntity } from '../data/entity';
import { buildRecord, rooms, talks } from '../kit-testing';
import { boardView } from './board';
import { openList } from './views-testing';

expect.extend(toHaveNoViolations);

const { fields } = talks;
const byStatus = boardView({
  id: 'v1',
  name: 'Board',
  by: fields.status,
  columns: [fields.title, fields.minutes],
});
const records = [
  buildRecord(1, { 'f1.1': 'Apple', 'f2.1': 'o1', 'f3.1': 20 }),
  buildRecord(2, { 'f1.1': 'Banana', 'f2.1': 'o1' }),
  buildRecord(3, { 'f1.1': 'Cherry', 'f2.1': 'o2' }),
  buildRecord(4, { 'f1.1': 'Date' }),
];
const openBoard = () => openList({ entity: talks, views: [byStatus], records });
const column = (name: string) => screen.getByRole('region', { name });
const cardsIn = (name: string) =>
  within(column(name))
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('link').textContent);
const card = (name: string) => screen.getByRole('link', { name });

/** jsdom lays nothing out, so columns get a place: each is 200 wide. */
function layOut(): void {
  for (const [place, element] of screen.getAllByRole('region', { name: /Idea|Given|No status/u }).entries()) {
    element.getBoundingClientRect = () => new DOMRect(place * 200, 0, 200, 600);
  }
}

/** jsdom knows no events of pointers: those of the mouse, with what they lack. */
function press(target: EventTarget, type: string, pointerType: string, clientX: number): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 50 });
  Object.assign(event, { pointerId: 1, pointerType });
  act(() => {
    target.dispatchEvent(event);
  });
}

describe('[MODEL-04] board', () => {
  it('has a column for each option in its order, and one for records without any', async () => {
    await openBoard();

    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['No status', 'Idea', 'Given']);
    expect(cardsIn('Idea')).toEqual(['Apple', 'Banana']);
    expect(within(column('Idea')).getByText('2 talks')).toBeInTheDocument();
    expect(within(column('Given')).getByText('1 talk')).toBeInTheDocument();
    expect(within(column('Idea')).getByText('20 min')).toBeVisible();
  });

  it('has no column for records without a value when there are none', async () => {
    await openList({ entity: talks, views: [byStatus], records: records.slice(0, 3) });

    expect(screen.queryByRole('region', { name: 'No status' })).not.toBeInTheDocument();
  });

  it('moves a card by keyboard: lifts it, says where it is, drops it, and keeps the focus on it', async () => {
    const { user, valuesOf } = await openBoard();
    act(() => {
      card('Apple').focus();
    });

    await user.keyboard(' ');
    expect(screen.getByText(/^Lifted “Apple”/u)).toHaveRole('status');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Given, column 3 of 3, 1 talk.')).toBeInTheDocument();
    expect(column('Given')).toHaveClass('board-target');
    await user.keyboard(' ');

    expect(valuesOf('r1')).toMatchObject({ 'f2.1': 'o2' });
    expect(cardsIn('Given')).toEqual(['Apple', 'Cherry']);
    await waitFor(() => {
      expect(card('Apple')).toHaveFocus();
    });
  });

  it('leaves a card where it was when Escape is pressed', async () => {
    const { user, valuesOf } = await openBoard();
    act(() => {
      card('Apple').focus();
    });

    await user.keyboard(' {ArrowRight}{Escape}');

    expect(valuesOf('r1')).toMatchObject({ 'f2.1': 'o1' });
    expect(screen.getByText('“Apple” stays.')).toBeInTheDocument();
    expect(column('Given')).not.toHaveClass('board-target');
  });

  it('moves a card by dragging it, and puts it back with undo', async () => {
    const { user, valuesOf } = await openBoard();
    layOut();

    press(card('Banana'), 'pointerdown', 'mouse', 250);
    press(document, 'pointermove', 'mouse', 300);
    press(document, 'pointermove', 'mouse', 450);
    expect(column('Given')).toHaveClass('board-target');
    press(document, 'pointerup', 'mouse', 450);

    expect(valuesOf('r2')).toMatchObject({ 'f2.1': 'o2' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(valuesOf('r2')).toMatchObject({ 'f2.1': 'o1' });
  });

  it('leaves a card where it was when Escape is pressed while it is dragged', async () => {
    const { user, valuesOf } = await openBoard();
    layOut();

    press(card('Banana'), 'pointerdown', 'mouse', 250);
    press(document, 'pointermove', 'mouse', 450);
    await user.keyboard('{Escape}');
    press(document, 'pointerup', 'mouse', 450);

    expect(valuesOf('r2')).toMatchObject({ 'f2.1': 'o1' });
  });

  it('takes a press for a press: no card moves, and the record opens', async () => {
    const { user, valuesOf } = await openBoard();
    layOut();

    await user.click(card('Banana'));

    expect(valuesOf('r2')).toMatchObject({ 'f2.1': 'o1' });
    expect(window.location.hash).toBe('#/talks/r2');
  });

  it('scrolls under a finger that moves at once, and drags for one that rests', async () => {
    const { valuesOf } = await openBoard();
    layOut();
    jest.useFakeTimers();

    press(card('Banana'), 'pointerdown', 'touch', 250);
    press(document, 'pointermove', 'touch', 450);
    press(document, 'pointerup', 'touch', 450);
    expect(valuesOf('r2')).toMatchObject({ 'f2.1': 'o1' });

    press(card('Banana'), 'pointerdown', 'touch', 250);
    act(() => {
      jest.advanceTimersByTime(400);
    });
    press(document, 'pointermove', 'touch', 450);
    press(document, 'pointerup', 'touch', 450);
    jest.useRealTimers();

    expect(valuesOf('r2')).toMatchObject({ 'f2.1': 'o2' });
  });

  it('moves a card by its menu', async () => {
    const { user, valuesOf } = await openBoard();

    await user.click(screen.getByRole('button', { name: 'Move Apple' }));
    await user.click(screen.getByRole('button', { name: 'Move to Given' }));

    expect(valuesOf('r1')).toMatchObject({ 'f2.1': 'o2' });
  });

  it('[MODEL-06] refuses a move that a rule does not allow, and says why', async () => {
    const limited = defineEntity({
      ...talks,
      label: 'title',
      sort: { by: 'title', direction: 'asc' },
      rules: [
        {
          kind: 'limit',
          id: 'r1',
          message: 'Only one talk can be given.',
          within: ['status'],
          most: () => 1,
        },
      ],
    });
    const { user, valuesOf } = await openList({
      entity: limited,
      views: [byStatus],
      records: [records[0] ?? buildRecord(1), records[2] ?? buildRecord(3)],
    });

    await user.click(screen.getByRole('button', { name: 'Move Apple' }));
    await user.click(screen.getByRole('button', { name: 'Move to Given' }));

    expect(await screen.findByText('Only one talk can be given.', { selector: '.toast-text' })).toBeVisible();
    expect(valuesOf('r1')).toMatchObject({ 'f2.1': 'o1' });
    expect(cardsIn('Idea')).toEqual(['Apple']);
  });

  it('begins a new record with the state of the column', async () => {
    const { user, store } = await openBoard();

    await user.click(screen.getByRole('link', { name: 'Add talk in Given' }));

    expect(window.location.hash).toBe('#/talks/new');
    expect(store.visit.get('begin/e1')).toEqual({ 'f2.1': 'o2' });
  });

  it('divides by linked records, in their own order', async () => {
    const visits = defineEntity({
      id: 'e3',
      name: 'Visit',
      plural: 'Visits',
      path: 'visits',
      fields: {
        name: { key: 'f30.1', name: 'Name', type: 'text' },
        room: { key: 'f31.1', name: 'Room', type: 'reference', to: 'e2', onDelete: 'clear' },
      },
      label: 'name',
      sort: { by: 'name', direction: 'asc' },
    });
    const view = boardView({
      id: 'v1',
      name: 'Rooms',
      by: visits.fields.room,
      columns: [visits.fields.name],
    });
    await openList({
      entity: visits,
      views: [view],
      records: [{ ...buildRecord(1), id: 'v1', values: { 'f30.1': 'Monday', 'f31.1': 'r8' } }],
      others: [
        {
          entity: rooms,
          records: [
            { ...buildRecord(9), values: { 'f20.1': 'Hall' } },
            { ...buildRecord(8), values: { 'f20.1': 'Garden' } },
          ],
        },
      ],
    });

    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Garden', 'Hall']);
    expect(cardsIn('Garden')).toEqual(['Monday']);
  });

  it('keeps only some of two thousand cards on the page, and says which of how many', async () => {
    const many = Array.from({ length: 2000 }, (_, place) => buildRecord(place + 1, { 'f2.1': 'o1' }));
    await openList({ entity: talks, views: [byStatus], records: many });

    const cards = within(column('Idea')).getAllByRole('listitem');
    expect(cards.length).toBeLessThan(120);
    expect(cards[0]).toHaveAttribute('aria-setsize', '2000');
    expect(cards[0]).toHaveAttribute('aria-posinset', '1');
  });

  it('has no flaw that axe finds', async () => {
    const { container } = await openBoard();

    expect(await axe(container)).toHaveNoViolations();
  });
});
