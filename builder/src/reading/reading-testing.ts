import type { ApplicationModel } from '@tessera/shared/contracts';
import { modelOf } from '../../bench/bases';
import { readCorpus } from '../../bench/corpus';

/** The applications that the examples of rules are read against: a shop, which is the current one, and others by name. */
const APPLICATIONS = `
=== app shop
title "Corner shop"
record Order
  Number: text
  Customer: link Customer
  Status: choice Open / Packed / Sent
  Due: date
  Quantity: integer
  Unit price: money
  Total: money = Quantity * Unit price
  Paid: boolean
  Notes: longtext
  Picture: image
record Customer
  Name: text
  Email: email
  Phone: phone
  City: text
  Born: date
  Points: integer
record Booking
  Room: link Room
  Guest: text
  Start: datetime
  End: datetime
  Guests: integer
record Room
  Name: text
  Seats: integer
  Price: money
  Free: boolean
required Booking.Guest

=== app tasks
record Task
  Title: text
  Priority: choice Low / Medium / High
  Deadline: date
  Done: boolean
  Hours: number
  Rate: money
  Assigned to: person
  Created: datetime
required Task.Title

=== app runs
record Run
  Date: date
  Distance: number km
  Duration: duration
  Mood: rating 1-5
  Shoes: link Shoe
record Shoe
  Name: text
  Bought: date
  Cost: money

=== app stock
record Item
  Name: text
  Category: choice Food / Drink / Other
  In stock: integer
  Minimum: integer
  Cost: money
  Selling price: money
  Best before: date
  Supplier: link Supplier
record Supplier
  Name: text
  Phone: phone

=== app parcels
record Parcel
  Name: text
  Weight: number kg
  Heavy: boolean
  Sent: boolean
badge Parcel: Heavy
filter Parcel: not Sent
`;

const models = new Map(
  [...readCorpus(APPLICATIONS).apps].map(([name, facts]): [string, ApplicationModel] => [
    name,
    modelOf(facts),
  ]),
);

/** `shop` unless the example names another in front: 'tasks: sort by deadline'. */
export function exampleWorld(example: string): { readonly model: ApplicationModel; readonly clause: string } {
  const [, name = 'shop', clause = ''] = /^(?:(shop|tasks|runs|stock|parcels): )?(.*)$/s.exec(example) ?? [];
  const model = models.get(name);
  if (!model) throw new Error(`There is no application ${name}`);
  return { model, clause };
}
