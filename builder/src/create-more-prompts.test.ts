import { create } from './create-testing';

/** 'Book: Title text, Status choice Open/Done': every table with its fields, their types and their options. */
function tablesOf(prompt: string): string {
  return create(prompt)
    .model.entities.map((entity) => {
      const fields = entity.fields.map((field) =>
        [
          field.name,
          field.type,
          ...(field.options ? [field.options.map((item) => item.label).join('/')] : []),
        ].join(' '),
      );
      return `${entity.name}: ${fields.join(', ')}`;
    })
    .join(' | ');
}

describe('more prompts nobody prepared for', () => {
  it.each([
    [
      'I need a to-do list for moving house. Each task should have a title, a room, who is responsible, a deadline and a checkbox for done. Add a priority with low, medium and high. Show tasks that are due first. Call it Moving Day.',
      'Moving Day',
      'Task: Title text, Room text, Who is responsible person, Deadline date, Done boolean, Priority with low choice Low/Medium/High',
    ],
    [
      'Please write a tiny program which stores golf rounds. Data: course, date, par, score, putts, fairways hit, greens in regulation, weather, partner.',
      'Golf rounds',
      'Golf round: Course text, Date date, Par integer, Score number, Putts integer, Fairways hit integer, Greens in regulation integer, Weather choice Sunny/Cloudy/Rain/Snow/Windy, Partner text',
    ],
    [
      'Crypto wallet tracker - coin, amount, bought at $, bought on, exchange, wallet address, sold?',
      'Crypto wallet tracker',
      'Crypto wallet: Coin text, Amount number, Bought at money, Bought on date, Exchange text, Wallet address text, Sold boolean',
    ],
    [
      'Medication reminder log: drug; dose mg; times a day; with food?; started; stop date; prescribing doctor',
      'Medication reminder log',
      'Medication: Drug text, Dose number, Times a day integer, With food boolean, Started date, Stop date date, Prescribing doctor text',
    ],
    [
      'an app that tracks the wildlife in my backyard with species, count, date and time, behaviour, weather (sunny, rain, snow, wind), and photo',
      'Wildlife in my backyard',
      'Sighting: Species text, Count integer, Date and time datetime, Behaviour longtext, Weather choice Sunny/Rain/Snow/Wind, Photo image',
    ],
    [
      'Build a simple issue tracker for our web shop: issue no, title, reported by, reported at, area (checkout, search, account, other), severity from 1 to 5, fixed, fixed in release',
      'Issue tracker for our web shop',
      'Issue: Issue no text, Title text, Reported by person, Reported at datetime, Area choice Checkout/Search/Account/Other, Severity rating, Fixed boolean, Fixed in release text',
    ],
    [
      'An overview of my magazine subscriptions and their renewal dates - magazine, publisher, subscription no., price per year, renewal date, auto-renew, cancelled on',
      'Magazine subscriptions',
      'Magazine subscription: Magazine text, Publisher text, Subscription no text, Price per year money, Renewal date date, Auto-renew boolean, Cancelled on date',
    ],
    [
      'TV series: title, seasons, current season, current episode, streaming service (Netflix, Disney+, Prime), finished, my rating /10',
      'TV series',
      'TV series: Title text, Seasons integer, Current season integer, Current episode integer, Streaming service choice Netflix/Disney+/Prime, Finished boolean, Rating rating',
    ],
    [
      'Inspection checklist for playgrounds with playground, inspected on, inspector, swings ok, slide ok, surface ok, defects, urgent, next inspection',
      'Inspection checklist for playgrounds',
      'Inspection: Playground text, Inspected on date, Inspector text, Swings ok boolean, Slide ok boolean, Surface ok boolean, Defects longtext, Urgent boolean, Next inspection date',
    ],
    [
      'Can I get a database of the antique clocks I restore? I want to enter maker, year built, type (wall, mantel, longcase), movement, bought from, bought for, hours worked, parts cost, sold to, sold for, and remarks. Prices are in pounds. Most recent year first.',
      'Antique clocks',
      'Antique clock: Maker text, Year built integer, Type choice Wall/Mantle/Longcase, Movement text, Bought from person, Bought for money, Hours worked duration, Parts cost money, Sold to text, Sold for money, Remarks longtext',
    ],
    [
      'debt tracker: who, amount owed, currency, since when, due, paid back, note',
      'Debt tracker',
      'Debt: Who person, Amount owed money, Currency text, Since date, Due date, Paid back boolean, Note longtext',
    ],
    [
      'Honey harvest: hive, harvest date, frames, kg, moisture %, colour (light, amber, dark), jars filled, sold jars',
      'Honey harvest',
      'Honey harvest: Hive text, Harvest date date, Frames integer, Weight number, Moisture percent, Colour choice Light/Amber/Dark, Jars filled integer, Sold jars integer',
    ],
    [
      "I'm the treasurer of a small sports club. I need a simple ledger for our cash box: date, description, income or expense, amount in CHF, paid by, receipt number. Newest entries should be on top and the amount and date are mandatory.",
      'Ledger for our cash box',
      'Cash entry: Date date, Description longtext, Income or expense choice Income/Expense, Amount money, Paid by text, Receipt number text',
    ],
    [
      'Make an address book for my Christmas cards. Name, street, postcode, city, country, card sent this year, card received this year.',
      'Address book for my Christmas cards',
      'Contact: Name text, Street text, Postcode text, City text, Country text, Card sent this year boolean, Card received this year boolean',
    ],
    [
      'Auction watchlist: lot number, auction house, item, estimate low, estimate high, my max bid, auction date, won?, hammer price',
      'Auction watchlist',
      'Auction: Lot number text, Auction house text, Item text, Estimate low money, Estimate high money, Max bid money, Auction date date, Won boolean, Hammer price money',
    ],
    [
      'Record of chess lessons I give: student, date, duration, topic, homework, fee €, paid. Group... no wait, just a plain table, please.',
      'Chess lessons',
      'Chess lesson: Student text, Date date, Duration duration, Topic text, Homework longtext, Fee money, Paid boolean',
    ],
    [
      'Pool maintenance log: date, pH, chlorine ppm, temperature °C, filter cleaned, chemicals added, done by, remarks',
      'Pool maintenance log',
      'Service: Date date, pH number, Chlorine number, Temperature number, Filter cleaned boolean, Chemicals added boolean, Done by text, Remarks longtext',
    ],
    [
      'pls make app for my lil bakery orders: customer, phone, cake, size (6", 8", 10"), pick up date, price, deposit, paid',
      'Bakery orders',
      'Bakery order: Customer text, Phone phone, Cake text, Size choice 6"/8"/10", Pick up date date, Price money, Deposit money, Paid boolean',
    ],
    [
      'Wardrobe planner with garment, type, colour, brand, size, season (spring, summer, autumn, winter), bought on, price, times worn, to donate',
      'Wardrobe planner',
      'Garment: Garment text, Type text, Colour color, Brand text, Size text, Season choice Spring/Summer/Autumn/Winter, Bought on date, Price money, Times worn integer, To donate boolean',
    ],
    [
      'cat sitting schedule: cat, owner, from date, to date, visits per day, feeding instructions, medication, price per visit, key received, paid',
      'Cat sitting schedule',
      'Cat sitting entry: Cat text, Owner text, From date date, To date date, Visits per day integer, Feeding instructions longtext, Medication text, Price per visit money, Key received boolean, Paid boolean',
    ],
    [
      'App: substitute teachers. Columns: name | phone | subjects | available days | last worked | rating | do not call again',
      'Substitute teachers',
      'Substitute teacher: Name text, Phone phone, Subjects tags, Available days tags, Last worked date, Rating rating, Do not call again boolean',
    ],
    [
      'Track donations to our animal rescue. Each donation: donor name, email, amount, currency, donated on, method - bank, PayPal, cash -, receipt sent, thank-you note.',
      'Donations',
      'Donation: Donor name text, Email email, Amount money, Currency text, Donated on date, Method choice Bank/PayPal/Cash, Receipt sent boolean, Thank-you note longtext',
    ],
    [
      'reading group for kids: child, age, book, started reading, pages per week, level (1, 2, 3), parent email, comments',
      'Reading group for kids',
      'Reading group entry: Child text, Age integer, Book text, Started reading date, Pages per week integer, Level choice 1/2/3, Parent email email, Comments longtext',
    ],
    [
      'a list for my vintage cameras. I want: brand, model, made in (year), format, lens, works yes/no, paid, worth now, bought at, and story',
      'Vintage cameras',
      'Vintage camera: Brand text, Model text, Made in integer, Format text, Lens text, Works boolean, Paid boolean, Worth now money, Bought at text, Story longtext',
    ],
    [
      'Build a glossary: term, definition, source, language (EN, DE, FR), approved, last edited',
      'Glossary',
      'Term: Term text, Definition longtext, Source text, Language choice EN/DE/FR, Approved boolean, Last edited date',
    ],
    [
      'Scholarship search: scholarship, provider, amount, deadline, requirements, essay required?, status (to do, submitted, won, lost), url',
      'Scholarship search',
      'Scholarship search: Scholarship text, Provider text, Amount money, Deadline date, Requirements longtext, Essay required boolean, Status choice To do/Submitted/Won/Lost, URL url',
    ],
    [
      'We run a co-op bakery and want to track our daily bakes. Each bake has a date, product, flour used in kg, loaves made, loaves sold, waste, baker and remarks. Newest first please.',
      'Bakes',
      'Bake: Date date, Product text, Flour used number, Loaves made integer, Loaves sold integer, Waste text, Baker text, Remarks longtext',
    ],
    [
      'Create a small HR tool for holidays: employee, from, to, days, type: vacation, sick, parental; approved by, approved',
      'HR tool for holidays',
      'Holiday: Employee text, From date, To date, Days integer, Type choice Vacation/Sick/Parental, Approved by person, Approved boolean',
    ],
    [
      'list of podcasts to listen to with show, episode, recommended by, link, listened, rating out of 5',
      'Podcasts',
      'Podcast: Show text, Episode integer, Recommended by text, Link url, Listened boolean, Rating rating',
    ],
    [
      'Two tables please: authors (name, country, born, died) and books (title, author, year, pages, read, rating 1-10).',
      'Authors and books',
      'Author: Name text, Country text, Born integer, Died integer | Book: Title text, Author reference, Year integer, Pages integer, Read boolean, Rating rating',
    ],
    [
      'Sailing trips: date, from, to, crew, wind Bft, distance nm, engine hours, incidents',
      'Sailing trips',
      'Sailing trip: Date date, From text, To text, Crew text, Wind number, Distance number, Engine hours number, Incidents text',
    ],
    [
      'Make something for our choir to list the members with first name, last name, voice part (soprano, alto, tenor, bass), email, phone, joined in (year), paid dues.',
      'Members',
      'Member: First name text, Last name text, Voice part choice Soprano/Alto/Tenor/Bass, Email email, Phone phone, Joined in integer, Paid dues boolean',
    ],
    [
      'stamp swaps: stamp, country, year, offered to, wanted in exchange, sent on, received on',
      'Stamp swaps',
      'Stamp swap: Stamp text, Country text, Year integer, Offered to text, Wanted in exchange text, Sent on date, Received on date',
    ],
    [
      'Meeting room feedback: room, date, cleanliness 1-5, equipment works, comment, reported by',
      'Meeting room feedback',
      'Meeting room feedback: Room text, Date date, Cleanliness rating, Equipment works boolean, Comment longtext, Reported by person',
    ],
    [
      'need list for sourdough customers: name, phone, street, loaves per week, delivery day, pays by (cash, transfer), since',
      'Sourdough customers',
      'Sourdough customer: Name text, Phone phone, Street text, Loaves per week integer, Delivery day text, Pays by choice Cash/Transfer, Since date',
    ],
    [
      'Scooter rental: scooter number, customer, phone, rented at, returned at, deposit €, km driven, damage',
      'Scooter rental',
      'Scooter rental: Scooter number text, Customer text, Phone phone, Rented at datetime, Returned at datetime, Deposit money, Km driven number, Damage longtext',
    ],
    [
      'Make a plain table of my board game plays: game, date, players, winner, duration in minutes, location, expansion used?',
      'Board game plays',
      'Board game play: Game text, Date date, Players integer, Winner text, Duration number, Location text, Expansion used boolean',
    ],
  ])('[PRJ-02] reads title, tables, fields and options: %s', (prompt, title, tables) => {
    expect([create(prompt).model.title, tablesOf(prompt)]).toEqual([title, tables]);
  });
});
