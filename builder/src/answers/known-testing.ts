import { behavioursOf } from '../behaviours/behaviours-of';
import { createApplication } from '../create';
import type { KnownOfApplication } from './known';

/** An application made from a prompt, with its promises and three versions, for tests of answers. */
export function knownOf(
  prompt: string,
  stateOf: (id: string) => KnownOfApplication['checks'][number]['state'] = () => 'passed',
): KnownOfApplication {
  const { model } = createApplication(prompt, { name: 'Application' });
  return {
    model,
    checks: behavioursOf(model).map(({ id, title }) => ({ id, title, state: stateOf(id) })),
    versions: [
      { number: 3, note: 'Priority added', author: 'agent', at: new Date(Date.UTC(2026, 10, 28, 23, 59)) },
      { number: 2, note: 'Accent colour is blue', author: 'user', at: new Date(Date.UTC(2026, 10, 2)) },
      { number: 1, note: 'First version', author: 'agent', at: new Date(Date.UTC(2026, 9, 31)) },
    ],
  };
}

export const TRACKER =
  'A project tracker: projects with name and client; tasks with title, project, assignee, due ' +
  'date, priority: low, medium, high, status: open, in progress, done, notes. Board by status. ' +
  'Filter for open tasks. Mark overdue tasks in red. A button to mark a task as done. Count of ' +
  'open tasks per assignee as a chart. Sort by due date.';
export const STUDIO =
  'A booking system for a yoga studio: classes with name, teacher, start, end, room, price; ' +
  'bookings of a class by a customer with status: booked, cancelled. Total revenue per month. ' +
  'Each room can not be double booked. Flag classes starting within 3 days.';
export const SHOP =
  'Inventory for a shop: products with SKU (unique, required), name, supplier, quantity (0 to ' +
  '1000), price, status: active, discontinued. Suppliers with name, email and phone. Stock value ' +
  'is quantity times price. Mark products as low stock when quantity is below 5. Show the total ' +
  'stock value.';
