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

describe('prompts nobody prepared for', () => {
  it.each([
    [
      "I run a small bike repair shop. I need something to log repair jobs: customer name, phone, bike model, what's wrong, parts cost, labour hours, status (waiting, in progress, ready, collected), promised for, and paid. Ready jobs first. Please use a green accent.",
      'Repair jobs',
      "Repair job: Customer name text, Phone phone, Bike model text, What's wrong longtext, Parts cost money, Labour hours number, Status choice Waiting/In progress/Ready/Collected, Promised for date, Paid boolean",
    ],
    [
      'Set up a church membership directory with first name, last name, household, phone (mobile), e-mail, baptised on, birthday, ministry (choir, ushers, youth, none)',
      'Church membership directory',
      'Member: First name text, Last name text, Household text, Phone phone, E-mail email, Baptised on date, Birthday date, Ministry choice Choir/Ushers/Youth/None',
    ],
    [
      "Hey, could you whip up a simple bookmark manager? Each bookmark should have a URL, a title, tags, a short description and whether I've read it.",
      'Bookmark manager',
      'Bookmark: URL url, Title text, Tags tags, Description longtext, Read it boolean',
    ],
    [
      "We're planning our wedding. Guests: name, side (bride, groom), RSVP (yes, no, maybe), plus one, dietary needs, table number. Gifts: giver, gift, value in EUR, thank you sent.",
      'Guests and gifts',
      'Guest: Name text, Side choice Bride/Groom, RSVP choice Yes/No/Maybe, Plus one boolean, Dietary needs tags, Table number text | Gift: Giver text, Gift text, Value money, Thank you sent boolean, Guest reference',
    ],
    [
      'An aquarium logbook. For every water test: date, pH, ammonia ppm, nitrite ppm, nitrate ppm, temperature °C, water changed?',
      'Aquarium logbook',
      'Water test: Date date, pH number, Ammonia number, Nitrite number, Nitrate number, Temperature number, Water changed boolean',
    ],
    [
      'I want to keep my comic books organised. Title, issue number, publisher, writer, artist, release date, condition from 1 to 10, signed, price paid. Show as cards and sort by release date, newest first.',
      'Comic books',
      'Comic book: Title text, Issue number integer, Publisher text, Writer text, Artist text, Release date date, Condition rating, Signed boolean, Price paid money',
    ],
    [
      'Make a rental car fleet list with licence plate, make, model, fuel type (petrol, diesel, electric, hybrid), daily rate in €, mileage km, next inspection, available',
      'Rental car fleet list',
      'Rental car: Licence plate text, Make text, Model text, Fuel type choice Petrol/Diesel/Electric/Hybrid, Daily rate money, Mileage integer, Next inspection date, Available boolean',
    ],
    [
      'Employee onboarding checklist, columns: employee, department, start date, laptop ordered, accounts created, badge issued, buddy, HR contact email',
      'Employee onboarding checklist',
      'Employee onboarding entry: Employee text, Department text, Start date date, Laptop ordered boolean, Accounts created boolean, Badge issued boolean, Buddy text, HR contact email email',
    ],
    [
      'Maintenance schedule for boat: task, area (hull, engine, rigging, electrics), interval in months, last done, next due, cost, done by',
      'Maintenance schedule for boat',
      'Service: Task text, Area choice Hull/Engine/Rigging/Electrics, Interval number, Last done date, Next due date, Cost money, Done by text',
    ],
    [
      'expense claims - employee, date, amount, currency, category: travel, meals, lodging, other - receipt link, approved? and reimbursed on',
      'Expense claims',
      'Expense claim: Employee text, Date date, Amount money, Currency text, Category choice Travel/Meals/Lodging/Other, Receipt link url, Approved boolean, Reimbursed on date',
    ],
    [
      'tarot readings: date, question, spread, cards drawn, interpretation, accuracy 1-5, for whom',
      'Tarot readings',
      'Tarot reading: Date date, Question text, Spread text, Cards drawn text, Interpretation longtext, Accuracy rating, For whom person',
    ],
    [
      'Museum loans register: object, accession number, lender, lender email, loaned on, return due, insurance value in CHF, status: requested, approved, on loan, returned',
      'Museum loans register',
      'Museum loan: Object text, Accession number text, Lender text, Lender email email, Loaned on date, Return due date, Insurance value money, Status choice Requested/Approved/On loan/Returned',
    ],
    [
      "I'd like an app for our running club's race calendar. Race name, distance in km, date, city, entry fee, registration link, registration deadline, number of members going. Sort it by date and make race name and date required.",
      "Running club's race calendar",
      'Race: Name text, Distance number, Date date, City text, Entry fee money, Registration link url, Registration deadline date, Number of members going integer',
    ],
    [
      'sourcing tracker for vintage clothes: item, brand, size (XS, S, M, L, XL), bought for, listed at price, sold for, platform (Vinted, eBay, Depop), sold on',
      'Sourcing tracker for vintage clothes',
      'Sourcing entry: Item text, Brand text, Size choice XS/S/M/L/XL, Bought for money, Listed at price money, Sold for money, Platform choice Vinted/eBay/Depop, Sold on date',
    ],
    [
      'patient visits: patient name, date of birth, visit date, reason, diagnosis, treatment, follow-up date, fee, insurance number',
      'Patient visits',
      'Patient visit: Patient name text, Date of birth date, Visit date date, Reason longtext, Diagnosis text, Treatment text, Follow-up date date, Fee money, Insurance number text',
    ],
    [
      'baby log: time, type (feed, nappy, sleep), amount in ml, duration, notes',
      'Baby log',
      'Baby entry: Time time, Type choice Feed/Nappy/Sleep, Amount number, Duration duration, Notes longtext',
    ],
    [
      'I coach a youth basketball team and I lose track of everything. Please make me an app for our games. For each game I want to note the opponent, the date, whether it was home or away, our points, their points, the top scorer and a short report. Sort newest first. Use a blue accent and show the games as a list.',
      'Games',
      'Game: Opponent text, Date date, Home or away choice Home/Away, Our points integer, Their points integer, Top scorer text, Report longtext',
    ],
    [
      'We are a small animal shelter. We need to store the animals: name, species (dog, cat, rabbit, other), breed, sex, date of birth, arrived on, chip number, vaccinated, neutered, status (available, reserved, adopted), description. The name and species are required. No prices please.',
      'Animals',
      'Animal: Name text, Species choice Dog/Cat/Rabbit/Other, Breed text, Sex text, Date of birth date, Arrived on date, Chip number text, Vaccinated boolean, Neutered boolean, Status choice Available/Reserved/Adopted, Description longtext',
    ],
    [
      'Vehicles and services. A vehicle has a plate, make, model and year. A service has a vehicle, date, km, garage, cost and what was done.',
      'Vehicles and services',
      'Vehicle: Plate text, Make text, Model text, Year integer | Service: Vehicle reference, Date date, Distance number, Garage text, Cost money, What was done longtext',
    ],
    [
      'Community garden plots: plot no, gardener, email, size m², annual fee £, paid, waiting since, crops',
      'Community garden plots',
      'Community garden plot: Plot no text, Gardener text, Email email, Size number, Annual fee money, Paid boolean, Waiting since date, Crops text',
    ],
    [
      'Funeral home cases - deceased, date of death, service date, service type: burial, cremation; family contact, phone, officiant, invoice total, paid in full',
      'Funeral home cases',
      'Funeral home case: Deceased text, Date of death date, Service date date, Service type choice Burial/Cremation, Family contact text, Phone phone, Officiant text, Invoice total money, Paid in full boolean',
    ],
    [
      'Write an application that manages dance classes with two tables: classes (style, teacher, weekday, start time, room, max students) and students (name, email, phone, joined on, class, paid until)',
      'Dance classes',
      'Class: Style text, Teacher text, Weekday choice Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday, Start time time, Room text, Max students integer | Student: Name text, Email email, Phone phone, Joined on date, Class reference, Paid until date',
    ],
    [
      'Track packages I send: recipient, carrier (DHL, UPS, FedEx), tracking number, sent on, delivered on, postage cost in EUR, insured, contents.',
      'Packages',
      'Package: Recipient text, Carrier choice DHL/UPS/FedEx, Tracking number text, Sent on date, Delivered on date, Postage cost money, Insured boolean, Contents longtext',
    ],
    [
      'A fermentation diary. Each batch has a name, vegetable, salt %, jar size in L, started on, first burp, temperature in °C, taste (sour, mild, off), notes. I want it dark with an orange accent, sorted by started on.',
      'Fermentation diary',
      'Batch: Name text, Vegetable text, Salt percent, Jar size number, Started on date, First burp date, Temperature number, Taste choice Sour/Mild/Off, Notes longtext',
    ],
    [
      'volcano observations: volcano, country, date observed, alert level (green, yellow, orange, red), plume height m, source url, remarks',
      'Volcano observations',
      'Volcano observation: Volcano text, Country text, Date observed date, Alert level choice Green/Yellow/Orange/Red, Plume height number, Source URL url, Remarks longtext',
    ],
    [
      "Book of guests' feedback for our B&B: guest, room, stay from, stay to, rating stars 1-5, liked, disliked, would return",
      'Guests and feedback',
      'Guest: Name text | Feedback: Guest reference, Room text, Stay from date, Stay to date, Rating rating, Liked longtext, Disliked longtext, Would return boolean',
    ],
    [
      'Orchid log - genus; species; bought at; bought on; pot cm; last repotted; in bloom; bloom colour; light (low/medium/high)',
      'Orchid log',
      'Orchid: Genus text, Species text, Bought at text, Bought on date, Pot number, Last repotted date, In bloom boolean, Bloom colour color, Light choice Low/Medium/High',
    ],
    [
      'track attendance of employees: employee, date, check-in, check-out, hours worked, status present/absent/sick, remarks',
      'Attendance of employees',
      'Attendance entry: Employee text, Date date, Check-in time, Check-out time, Hours worked duration, Status choice Present/Absent/Sick, Remarks longtext',
    ],
    [
      'podcast guest pipeline. Guest, company, email, LinkedIn, status (to contact, contacted, booked, recorded, published), recording date, episode number, topic ideas',
      'Podcast guest pipeline',
      'Podcast guest: Guest text, Company text, Email email, LinkedIn url, Status choice To contact/Contacted/Booked/Recorded/Published, Recording date date, Episode number integer, Topic ideas text',
    ],
    [
      "Let's build something to track my running shoes: brand, model, colour, bought on, km so far, price, retired, surface (road, trail, track)",
      'Running shoes',
      'Running shoe: Brand text, Model text, Colour color, Bought on date, Km so far number, Price money, Retired boolean, Surface choice Road/Trail/Track',
    ],
    [
      'need: inventory for my food truck -> ingredient, unit (kg, l, pcs), in stock, reorder at, supplier, cost per unit, expires on',
      'Inventory for my food truck',
      'Product: Ingredient text, Unit choice kg/l/Pcs, In stock boolean, Reorder at integer, Supplier text, Cost per unit money, Expires on date',
    ],
    [
      "museum volunteers' shifts: volunteer, date, from, to, gallery, confirmed",
      "Museum volunteers' shifts",
      'Shift: Volunteer text, Date date, From time, To time, Gallery text, Confirmed boolean',
    ],
    [
      'Sermon archive with date, passage, title, preacher, series, audio link, main points',
      'Sermon archive',
      'Sermon: Date date, Passage longtext, Title text, Preacher text, Series text, Audio link url, Main points longtext',
    ],
    [
      "I'd like an application to follow up leads. Lead name, company, phone, email, source: web, referral, fair, cold call. Next step and next step date. Value in dollars. Won or lost. Notes.",
      'Leads',
      'Lead: Name text, Company text, Phone phone, Email email, Source choice Web/Referral/Fair/Cold call, Next step text, Next step date date, Value money, Status choice Won/Lost, Notes longtext',
    ],
    [
      "Hi there, my husband and I are renovating our house and we need to keep an eye on the costs. I'd like a table with the room, what was done, the contractor, the date, the cost in euros, whether it has been paid and a link to the invoice. Please sort by date with the newest on top. Dark mode would be lovely.",
      'Costs',
      'Cost: Room text, What was done longtext, Contractor text, Date date, Cost money, Paid boolean, Link to invoice url',
    ],
    [
      'A club for model trains wants a list of its locomotives: road name, class, scale (N, HO, O), manufacturer, DCC, purchased, value $, runs well 1-5.',
      'Locomotives',
      'Locomotive: Road name text, Class text, Scale choice N/HO/O, Manufacturer text, DCC text, Purchased boolean, Value money, Runs well rating',
    ],
    [
      'lab equipment booking with equipment, booked by, date, start time, end time, purpose. no delete button',
      'Lab equipment booking',
      'Lab equipment booking: Equipment text, Booked by text, Date date, Start time time, End time time, Purpose text',
    ],
  ])('[PRJ-02] reads title, tables, fields and options: %s', (prompt, title, tables) => {
    expect([create(prompt).model.title, tablesOf(prompt)]).toEqual([title, tables]);
  });

  it.each([["Running club's shop: item, price, no delete button", 'no delete button']])(
    '[PRJ-02] says what is not built: %s',
    (prompt, phrase) => {
      const missing = create(prompt).coverage.filter((part) => part.state === 'missing');
      expect(missing.map((part) => part.phrase)).toContain(phrase);
    },
  );

  it.each([
    'We have a garden. Community garden plots: plot no, gardener, size m², annual fee £, paid',
    "Give me a tidy app to track my kids' screen time: child (Leo, Mia), date, minutes",
    'Equipment loans for our photo club: item, member, from, until, returned',
    'an app for our games: opponent, date, home or away, our points, their points',
  ])('[PRJ-02] misses nothing that is built: %s', (prompt) => {
    expect(create(prompt).coverage.filter((part) => part.state === 'missing')).toEqual([]);
  });
});
