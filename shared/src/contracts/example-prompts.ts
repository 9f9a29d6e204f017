/**
 * What the prompt of the app home shows while it is empty, one after another (HOME-01). The server's tests make each of
 * them and try all that it promises, so none stands here whose application leaves anything out.
 */
export const EXAMPLE_PROMPTS = [
  'Build a plant care log with plant, room, last watered and light (low, medium, bright)',
  'Create a CRM with contacts (name, email, phone) and deals (title, amount, stage: lead, offer, won, lost); each deal belongs to a contact',
  'Make a reading list with title, author, status (to read, reading, read) and rating',
  'Build an expense tracker with date, shop, category, amount and receipt link, and show the total for each category',
  'Develop a booking app with rooms (name, seats, price per night) and bookings (guest, room, arrival, departure)',
  'Make a bug tracker with title, severity (low, medium, high), owner and due date, as a board by status (new, doing, done)',
  'Design a leave planner with person, from, to and kind (holiday, sick, other), shown in a calendar',
  'Make an invoice app with clients (name, email) and invoices (number, client, issued on, due on, amount, paid)',
] as const;
