import { changeApplication } from './change';
import { checkModel } from './checks/check-model';
import { createApplication } from './create';

const PROMPTS = {
  journal:
    'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered, status (open, done) and notes',
  crm: 'CRM with contacts (name, email, phone, company) and deals (title, amount, stage: lead/won/lost, close date, notes)',
  tools:
    'Inventory of tools: name, category (hand, power, garden), quantity, price, purchase date, warranty until, supplier link, broken, remarks',
  books:
    'Book list with title, author, pages, rating 1-5, status (to read, reading, read), finished on, notes',
  library:
    'Two lists: books with title, author and pages; and loans with book, borrower, due date and returned',
  flights:
    'Flight log: airline, flight number, from, to, date, class (economy, business), price in €, delayed, notes',
  shop: 'Two lists: products (name, sku, price, stock, category: food/drinks/other) and suppliers (name, email, phone, country)',
} as const;

type Name = keyof typeof PROMPTS;

const modelOf = (name: Name) => createApplication(PROMPTS[name], { name: 'x' }).model;

describe('chat messages as people write them', () => {
  it.each<[Name, string, string]>([
    [
      'journal',
      'Add columns for key, capo position and recording link',
      'field Key (text) added to Practice session; field Capo position (text) added to Practice session; field Recording link (a link) added to Practice session',
    ],
    [
      'journal',
      "add a checkbox 'performed live'",
      'field Performed live (yes or no) added to Practice session',
    ],
    [
      'journal',
      'I need a difficulty dropdown with easy, medium and hard',
      'field Difficulty (a choice of Easy, Medium and Hard) added to Practice session',
    ],
    [
      'journal',
      'can we have an email address for the teacher?',
      'field Teacher email address (an email address) added to Practice session',
    ],
    [
      'journal',
      'insert a new field "Warm up" before song',
      'field Warm up (text) added to Practice session; field Warm up of Practice session moved to place 1',
    ],
    [
      'journal',
      'add genre after composer',
      'field Genre (text) added to Practice session; field Genre of Practice session moved to place 3',
    ],
    [
      'journal',
      'rename song -> Tune and notes -> Remarks',
      'field Song of Practice session renamed to Tune; field Notes of Practice session renamed to Remarks',
    ],
    ['journal', 'the entries should be called Rehearsals', 'table Practice session renamed to Rehearsal'],
    [
      'journal',
      'change minutes to hours',
      'field Minutes of Practice session is now from 0 in h; field Minutes of Practice session renamed to Hours',
    ],
    ['journal', 'status needs another option: on hold', 'option On hold added to Status of Practice session'],
    ['journal', 'rename the status open to in progress', 'option Open of Status renamed to In progress'],
    ['journal', 'replace done with finished in status', 'option Done of Status renamed to Finished'],
    [
      'journal',
      'make it blue and dark',
      'accent colour is now blue; the application now uses the dark theme',
    ],
    ['journal', 'sort by tempo, fastest first', 'the list shows practice sessions by tempo, highest first'],
    [
      'journal',
      'show it as cards instead of a table',
      'view Cards added to Practice session; the list opens practice sessions with the view Cards',
    ],
    ['journal', 'swap song and composer', 'field Composer of Practice session moved to place 1'],
    [
      'crm',
      "add a 'negotiating' stage between lead and won",
      'field Stage of Deal is now a choice of Lead, Negotiating, Won and Lost',
    ],
    [
      'tools',
      'make category a free text and quantity required',
      'field Category of Tool changed from a choice of Hand, Power and Garden to text; field Quantity of Tool is now required',
    ],
    [
      'tools',
      'add serial no. to the tools, and change the title to Shed',
      'field Serial no (text) added to Tool; title changed from Inventory of tools to Shed',
    ],
    [
      'tools',
      'instead of supplier link I want supplier name',
      'field Supplier link removed from Tool; field Supplier name (text) added to Tool',
    ],
    [
      'tools',
      'broken should be called condition with options ok, worn, broken',
      'field Broken of Tool renamed to Condition; field Condition of Tool changed from yes or no to a choice of Ok, Worn and Broken',
    ],
    ['tools', 'the category garden should be outdoor', 'option Garden of Category renamed to Outdoor'],
    ['books', "I'd also like to know where I bought it", 'field Where bought (text) added to Book'],
    [
      'books',
      'add price (in dollars) right after author',
      'field Price (an amount of money) added to Book; field Price of Book moved to place 3',
    ],
    ['books', 'please remove the pages field, I never use it', 'field Pages removed from Book'],
    [
      'books',
      'theme: dark, accent: crimson',
      'the application now uses the dark theme; accent colour is now crimson',
    ],
    [
      'books',
      'the author should be required, notes too',
      'field Author of Book is now required; field Notes of Book is now required',
    ],
    ['books', "don't ask for the rating", 'field Rating removed from Book'],
    ['books', 'rename the table to Novels', 'table Book renamed to Novel'],
    ['books', 'ad a genra field', 'field Genra (text) added to Book'],
    ['books', 'no dark mode', 'the application now uses the light theme'],
    ['books', 'add field lent to, type text, required', 'field Lent to (text) added to Book'],
    ['library', 'add an email to the borrower', 'field Borrower email (an email address) added to Loan'],
    [
      'library',
      'loans need a loan date before due date',
      'field Loan date (a date) added to Loan; field Loan date of Loan moved to place 3',
    ],
    [
      'library',
      'sort loans by due date, soonest first, and books by author',
      'the list shows books by author, A to Z',
    ],
    [
      'library',
      'make due date required and returned a choice of yes, no, lost',
      'field Due date of Loan is now required; field Returned of Loan changed from yes or no to a choice of Yes, No and Lost',
    ],
    [
      'flights',
      'could you also add the seat and the aircraft type?',
      'field Seat (text) added to Flight; field Aircraft type (text) added to Flight',
    ],
    [
      'flights',
      "Add 'Premium' between economy and business in class",
      'field Class of Flight is now a choice of Economy, Premium and Business',
    ],
    [
      'flights',
      'I made a mistake, it should say departure instead of from',
      'field From of Flight renamed to Departure',
    ],
    ['flights', 'make notes a normal text field', 'field Notes of Flight changed from long text to text'],
    [
      'flights',
      'change delayed to minutes late (number)',
      'field Delayed of Flight renamed to Minutes late; field Minutes late of Flight changed from yes or no to a number',
    ],
    ['flights', 'make the title Flights of Anna', 'title changed from Flight log to Flights of Anna'],
    [
      'flights',
      'make flight number compulsory and price non-mandatory',
      'field Flight number of Flight is now required',
    ],
    ['flights', 'put the date at the top, then airline', 'field Date of Flight moved to place 1'],
    ['flights', 'add passengers (list of people)', 'field Passengers (text) added to Flight'],
    [
      'flights',
      'Also track: meal served, wifi available, terminal',
      'field Meal served (yes or no) added to Flight; field WiFi available (yes or no) added to Flight; field Terminal (text) added to Flight',
    ],
    [
      'flights',
      "rename 'from' and 'to' to 'origin' and 'destination'",
      'field From of Flight renamed to Origin; field To of Flight renamed to Destination',
    ],
    [
      'shop',
      'add a website to suppliers and a reorder level to products',
      'field Website (a link) added to Supplier; field Reorder level (a whole number) added to Product',
    ],
    [
      'shop',
      'make everything required',
      'field SKU of Product is now required; field Price of Product is now required; field Stock of Product is now required; field Category of Product is now required; field Supplier of Product is now required; field Email of Supplier is now required; field Phone of Supplier is now required; field Country of Supplier is now required',
    ],
    ['shop', 'in suppliers, add city after country', 'field City (text) added to Supplier'],
    ['shop', 'add a third list for customers: name, email, vip', 'table Customer added with 3 fields'],
  ])('[PRJ-03] does exactly what is said to %s: %s', (name, message, changes) => {
    const result = changeApplication(modelOf(name), message);
    expect(result).toMatchObject({ kind: 'changed' });
    if (result.kind !== 'changed') return;
    expect(result.modelChanges.join('; ')).toBe(changes);
    expect(result.coverage.filter(({ state }) => state !== 'built')).toEqual([]);
    expect(checkModel(result.model).filter((check) => !check.passed)).toEqual([]);
  });

  it.each<[Name, string]>([
    ['books', 'add 5 more fields'],
    ['flights', 'add a field'],
    ['flights', 'what fields are there?'],
    ['flights', 'why is the list empty?'],
    ['books', 'delete all the fields'],
    ['flights', 'get rid of everything about the price'],
    ['flights', 'do something with the colors'],
    ['books', 'not so fast'],
  ])('[PRJ-03] changes nothing of %s: %s', (name, message) => {
    expect(changeApplication(modelOf(name), message).kind).toBe('not_understood');
  });
});
