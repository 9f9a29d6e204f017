import type { Outcome, Said } from '../rule';
import type { World } from '../world';
import { asksNothing } from './story-signs';

/** What the rules for words that ask for nothing have in common. */

export const nothing = (): Outcome => ({ nothing: true });

/** Nothing, where no wish is in it. */
export const remark = (said: Said, world: World): Outcome | undefined =>
  asksNothing(said, world) ? { nothing: true } : undefined;

/** How people begin to tell something. */
export const OPEN = `
  (so|well|right|ok|okay|now|and|but|,|hi|hello|oh|yes|basically|anyway|you see|look|listen|see|actually|
  because|cause|cos|since|as|honestly|to be honest|the thing is|i mean|mind you|for example|by the way|
  obviously|of course|apparently|hey|um|this is because)*
`;

/** Wishes that begin as stories do: none of these rules may take them. */
export const WISHES = [
  'I want to see the total per month',
  'the price must be more than 0',
  'we need a phone number for each customer',
  'orders have a date, a customer and a status',
  'she needs to see what is unpaid',
  'show the orders of last week',
  'Name, phone and address of the customer',
  'I would like a chart of the sales',
  'each customer has a phone number and a city',
  'my husband wants a chart of the costs',
  'mark the ones that were sent last week',
  'date it was planted',
  'who borrowed it',
  'when it was last watered',
  'what we paid',
  'who has it now',
  'is it back?',
  'how it felt',
  'where it was found',
  'paid on, cash or transfer',
  'a customer has a name and several orders',
  'every tube belongs to one box',
];
