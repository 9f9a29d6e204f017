import { tokenise } from '../../language/tokenise';
import { modelOf } from '../../../bench/bases';
import { readCorpus } from '../../../bench/corpus';
import { exampleWorld } from '../reading-testing';
import { World } from '../world';
import { readValue } from './value';

const WORKSHOP = `
=== app workshop
record Job
  Name: text
  Hours: number
  Hourly rate: money
  Parts: money
  Labour: money
  Net: money
  Started: datetime
  Ended: datetime
  Started on: date
  Warranty until: date
  Warranty days: integer
  Deposit: money
  Agreed price: money
record Entry
  Job: link Job
  Day: date
  Time spent: duration
  Cost: money
  Rating: rating 1-5
  Approved: boolean
record Reading
  Visitors: integer
  Conversions: integer
  Counter before: integer
  Counter after: integer
  Morning litres: number
  Evening litres: number
  Creativity: rating 1-10
  Method: rating 1-10
record Person
  First name: text
  Last name: text
  Date of birth: date
  Test date: date
record Loan
  Out: date
  Back: date
  Amount: money
record Payment
  Loan: link Loan
  Amount: money
`;

const facts = [...readCorpus(WORKSHOP).apps.values()][0] ?? [];

/** What is said, and what it is: 'expression: type'; '-' where it cannot be told. */
const SAYINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shop.Order': {
    'quantity times price': 'Quantity * Unit price: money',
    'quantity x unit price': 'Quantity * Unit price: money',
    'quantity * price': 'Quantity * Unit price: money',
    'the quantity multiplied by the unit price': 'Quantity * Unit price: money',
    'unit price plus 20 %': 'Unit price * (1 + 20%): money',
    'unit price minus ten percent': 'Unit price * (1 - 10%): money',
    'half of the total': 'Total / 2: money',
    'twelve times the unit price': '12 * Unit price: money',
    '10 percent of the total': 'Total * 10%: money',
    'days until due': 'Due - today: integer',
    'how many days until it is due': 'Due - today: integer',
    'days left': 'Due - today: integer',
    'days overdue': 'today - Due: integer',
    '30 days after the due date': 'Due + 30 days: date',
    'due plus 30 days': 'Due + 30 days: date',
    'two weeks before the due date': 'Due - 2 weeks: date',
    'due date plus 14': 'Due + 14: date',
    'colour times smell': '-',
    nothing: '-',
    'quantity times sunshine': '-',
  },
  'shop.Customer': {
    age: 'rounddown((today - Born) / 365.25): integer',
    'how old they are': 'rounddown((today - Born) / 365.25): integer',
    'number of orders': 'count(Orders): integer',
    'how many orders they have': 'count(Orders): integer',
    'how many orders': 'count(Orders): integer',
    'how many times they ordered': 'count(Orders): integer',
    'the number of open orders': 'count(Orders where Status is Open): integer',
    'number of unpaid orders': 'count(Orders where not Paid): integer',
    'total of their orders': 'sum(Total in Orders): money',
    'the sum of totals in orders': 'sum(Total in Orders): money',
    'how much they have spent': 'sum(Total in Orders): money',
    'total of their unpaid orders': 'sum(Total in Orders where not Paid): money',
    'the average total of the orders': 'average(Total in Orders): money',
    'latest order': 'largest(Due in Orders): date',
    'biggest order': 'largest(Total in Orders): money',
    'the quantity of all orders added up': 'sum(Quantity in Orders): integer',
  },
  'shop.Booking': {
    'end minus start': 'End - Start: duration',
    'how long it took': 'End - Start: duration',
    'how long they stay': 'End - Start: duration',
    duration: 'End - Start: duration',
    'the time between start and end': 'End - Start: duration',
    'days between start and end': 'date(End) - date(Start): integer',
    'hours from start to end': 'End - Start: duration',
    'price of the room times guests': 'Room.Price * Guests: money',
  },
  'shop.Room': {
    'how many guests': 'sum(Guests in Bookings): integer',
    'how many bookings': 'count(Bookings): integer',
    'average number of guests': 'average(Guests in Bookings): number',
  },
  'tasks.Task': { 'hours x rate': 'Hours * Rate: money', 'hours times the rate': 'Hours * Rate: money' },
  'stock.Item': {
    'selling price minus cost': 'Selling price - Cost: money',
    'price minus cost': 'Selling price - Cost: money',
    'the difference between selling price and cost': 'Selling price - Cost: money',
    'in stock times cost': 'In stock * Cost: money',
    'cost divided by in stock': 'Cost / In stock: money',
    'cost per in stock': 'Cost / In stock: money',
    'cost as a percentage of the selling price': 'Cost / Selling price: percent',
    'days since best before': 'today - Best before: integer',
  },
  'workshop.Job': {
    'hours times the rate plus parts': 'Hours * Hourly rate + Parts: money',
    'parts plus labour': 'Parts + Labour: money',
    'parts and labour added together': 'Parts + Labour: money',
    'the sum of parts, labour and net': 'Parts + Labour + Net: money',
    'agreed price minus deposit': 'Agreed price - Deposit: money',
    'agreed price less parts less labour': 'Agreed price - Parts - Labour: money',
    '(parts + labour) * 2': '(Parts + Labour) * 2: money',
    'net plus 20%': 'Net * (1 + 20%): money',
    'started on plus warranty days': 'Started on + Warranty days: date',
    'total of the cost in entries': 'sum(Cost in Entries): money',
    'the average rating of the entries': 'average(Rating in Entries): number',
    'average rating': 'average(Rating in Entries): number',
    'time spent added up': 'sum(Time spent in Entries): duration',
    'latest entry': 'largest(Day in Entries): date',
    'number of approved entries': 'count(Entries where Approved): integer',
  },
  'workshop.Reading': {
    'conversions divided by visitors': 'Conversions / Visitors: number',
    'conversions in percent of visitors': 'Conversions / Visitors: percent',
    'counter after minus counter before': 'Counter after - Counter before: integer',
    'the difference between counter before and counter after': 'Counter after - Counter before: integer',
    'morning litres plus evening litres': 'Morning litres + Evening litres: number',
    'creativity + method': 'Creativity + Method: integer',
  },
  'workshop.Person': {
    'first name and last name together': 'First name + " " + Last name: text',
    'full name': 'First name + " " + Last name: text',
    'how many days it is until the test': 'Test date - today: integer',
  },
  'workshop.Loan': {
    'how much is left to pay': 'Amount - sum(Amount in Payments): money',
    'days between out and back': 'Back - Out: integer',
    '21 days after out': 'Out + 21 days: date',
    'out plus three weeks': 'Out + 3 weeks: date',
  },
};

const rows = Object.entries(SAYINGS).flatMap(([at, sayings]) =>
  Object.entries(sayings).map(([saying, meant]) => [at, saying, meant] as const),
);

describe('readValue', () => {
  it('[READ-02] [READ-07] has sayings enough', () => {
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(rows)('[READ-02] [READ-07] %s: “%s”', (at, saying, meant) => {
    const [name = '', kind = ''] = at.split('.');
    const world = new World(name === 'workshop' ? modelOf(facts) : exampleWorld(`${name}: x`).model);
    const entity = world.model.entities.find((one) => one.name === kind);
    if (!entity) throw new Error(`There is no ${kind}`);
    const read = readValue(tokenise(saying), entity, world);
    const [code = '', type = ''] = meant.split(/: (?=\w+$)/);
    expect(read ? `${read.code}: ${read.type}` : '-').toBe(
      meant === '-' ? '-' : `${world.expression(code, entity, 'anything') ?? '?'}: ${type}`,
    );
  });
});
