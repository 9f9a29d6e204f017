import { create } from './create-testing';

describe('what an application and its records are called', () => {
  it.each([
    [
      "Hi! I'd love a little app for my vinyl collection. For each record I need artist, album, year, condition (mint, good, fair, poor), what I paid in €, and where I bought it.",
      'Vinyl collection',
      'Album',
      'Artist',
    ],
    [
      'can you make me a sourdough log? date, flour type, hydration %, rise time in hours, crumb rating 1-5, photos link',
      'Sourdough log',
      'Sourdough entry',
      'Date',
    ],
    [
      'Wine cellar app. Columns: name, producer, vintage, colour (red/white/rosé/sparkling), bottles, price per bottle in euros, drink from, drink until, rating from 1 to 10.',
      'Wine cellar app',
      'Wine',
      'Name',
    ],
    [
      'Make a job aplication tracker w/ company, postion, salery, date applied, status (applied, interview, offer, rejected) & contact email',
      'Job aplication tracker',
      'Job aplication',
      'Company',
    ],
    [
      'Inventory for small shop: SKU, product name, category (e.g. food, drinks, household), quantity in stock, purchase price, selling price, supplier, reorder level',
      'Inventory for small shop',
      'Product',
      'SKU',
    ],
    [
      "track my daughter's football matches, opponent, date, home or away, goals for, goals against, scored, notes",
      "Daughter's football matches",
      'Football match',
      'Opponent',
    ],
    [
      "Café de l'été: stock list with article, Größe, prix d'achat in €, fournisseur",
      "Café de l'été",
      'Stock',
      'Article',
    ],
    [
      'Build a "Tool Shed" app to know which tools I lent. Tool, borrower, lent on, due back, returned?',
      'Tool Shed',
      'Tool',
      'Tool',
    ],
    [
      'podcast episodes i have listened to; show, episode title, date, length in minutes, link, rating out of 5, notes. newest first',
      'Podcast episodes',
      'Podcast episode',
      'Show',
    ],
    [
      'need app 4 tracking parcels. carrier, tracking number, ordered on, expected on, delivered, price',
      'Parcels',
      'Parcel',
      'Carrier',
    ],
    [
      "An app for my D&D campaign's characters with character name, race, class, level, hit points, alignment, alive, backstory",
      "D&D campaign's characters",
      'Character',
      'Character name',
    ],
    [
      'a museum needs a catalogue of artefacts with inventory number, name, period, material, height in cm, width in cm, found at, found on, on display, donor, insurance value in £, description',
      'Catalogue of artefacts',
      'Artefact',
      'Inventory number',
    ],
    [
      'List of restaurants to try, with name, cuisine, city, price level (€, €€, €€€), address, website, visited, my rating (1–5), and comments',
      'Restaurants',
      'Restaurant',
      'Name',
    ],
    [
      'camping gear list. item, weight in grams, packed?, category: shelter, cooking, clothing, other; quantity',
      'Camping gear list',
      'Camping gear',
      'Item',
    ],
    [
      "I'd like to log every flight I take: airline, flight number, from, to, date, seat, class (economy, premium, business), distance in km, delayed (y/n)",
      'Flights',
      'Flight',
      'Airline',
    ],
    [
      "Patients' medication list\n\nMedicine\nDose in mg\nTimes per day\nStart date\nEnd date\nTaken with food (yes/no)\nPrescribed by",
      "Patients' medication list",
      'Medication',
      'Medicine',
    ],
    [
      'Build an app to log meditation sessions w date, minutes, technique, calmness before 1-5, calmness after 1-5, insights. use purple accent and dark mode',
      'Meditation sessions',
      'Meditation session',
      'Date',
    ],
    [
      'A language learning app where I can store words with word, translation, language (Spanish, Italian), part of speech, example sentence, and known or not',
      'Language learning app',
      'Word',
      'Word',
    ],
    [
      'Properties for rent, each with address, bedrooms, bathrooms, area in sqft, monthly rent in $, available from, furnished, pets allowed, tenant and tenant email',
      'Properties for rent',
      'Property',
      'Address',
    ],
    [
      'i wanna track my tattoos lol - design, artist, body part, date, price, healed?',
      'Tattoos',
      'Tattoo',
      'Design',
    ],
    [
      'Build an app where parents can sign up for school events. Each sign-up has parent name, child name, email, event, number of seats and allergies.',
      'School events and sign-ups',
      'School event',
      'Name',
    ],
    [
      'List my house plants, for each plant: name, room, light needs, water every x days, last repotted, photo link',
      'House plants',
      'House plant',
      'Name',
    ],
    [
      'An app that stores my favourite whiskies with name, distillery, region, age in years, ABV %, price, nose, palate, finish, score from 1 to 100',
      'Favourite whiskies',
      'Whisky',
      'Name',
    ],
    [
      'household inventory for insurance: item, room, purchase date, value in $, serial number, receipt (link)',
      'Household inventory for insurance',
      'Item',
      'Item',
    ],
    [
      'Can you build something to help me remember which wines I drank? wine, grape, year, country, where I drank it, price, rating from 1 to 5, buy again',
      'Wines',
      'Wine',
      'Wine',
    ],
    [
      'dog training log: dog, date, exercise, repetitions, success rate %, treats used, mood of the dog, next goal',
      'Dog training log',
      'Dog training entry',
      'Dog',
    ],
    [
      'my daughter needs a spelling list app with word, meaning, sentence, and learned',
      'Spelling list app',
      'Spelling entry',
      'Word',
    ],
    [
      'Create a contact book. It should store the first name, surname, birthday, email address, mobile, street, city and whether they are family',
      'Contact book',
      'Contact',
      'First name',
    ],
    [
      'A tool for our HOA to record complaints: resident, unit, phone, complaint, received on, severity minor/major/critical, resolved, resolved on, action taken',
      'Complaints',
      'Complaint',
      'Resident',
    ],
    [
      'Let me record my wine tastings. Fields are: wine, vintage, region, appearance, nose, palate, alcohol %, price per bottle, score /20, tasted on',
      'Wine tastings',
      'Wine tasting',
      'Wine',
    ],
    [
      'books I borrowed from the library - title, author, borrowed on, return by, renewed, branch',
      'Books',
      'Book',
      'Title',
    ],
    [
      'Keep track of who borrowed what: item, person, borrowed on, expected back, returned yes or no',
      'Loans',
      'Loan',
      'Item',
    ],
    [
      'I sew clothes. I want to see all my fabrics with name, fibre (cotton, linen, wool, silk, synthetic), colour, width cm, length left in m, bought at, price per metre, washed',
      'Fabrics',
      'Fabric',
      'Name',
    ],
    [
      'Create an app for language teachers to keep notes on students; student name, level (beginner, intermediate, advanced), email, last lesson, homework done, remarks',
      'Students',
      'Student',
      'Student name',
    ],
    [
      'museum guestbook: visitor name, country, visited on, comment, would come back, email (optional)',
      'Museum guestbook',
      'Message',
      'Visitor name',
    ],
    [
      'stock portfolio: ticker, company, shares, buy price, bought on, sector (tech, health, energy, finance), dividend yield %, link',
      'Stock portfolio',
      'Holding',
      'Ticker',
    ],
    [
      'List of board games: name, players min, players max, play time, complexity (1-5), last played, owned, publisher',
      'Board games',
      'Board game',
      'Name',
    ],
    [
      'build an address list with columns: first name | last name | street | zip | city | email | birthday',
      'Address list',
      'Address',
      'First name',
    ],
    [
      'I need to track company vehicles incl. plate, brand, model, year, mileage (km), next MOT, driver and insurance no.',
      'Company vehicles',
      'Company vehicle',
      'Plate',
    ],
    ['An app for bakers to store their sponsors', 'Sponsors', 'Sponsor', 'Title'],
    [
      'LARP costume parts list: part, character, material, status (idea, cut, sewn, finished), hours, cost, deadline',
      'LARP costume parts list',
      'LARP costume part',
      'Part',
    ],
    [
      'a simple crm for freelancers, fields: client name / email / phone / project / budget / status / last contact',
      'CRM for freelancers',
      'Freelancer',
      'Client name',
    ],
    [
      'Make an app where volunteers log shifts with name, date, start time, station (kitchen, door), notes',
      'Shifts',
      'Shift',
      'Name',
    ],
  ])('[PRJ-02] reads title, record and first field: %s', (prompt, title, name, first) => {
    const { model } = create(prompt);
    expect([model.title, model.entities[0]?.name, model.entities[0]?.fields[0]?.name]).toEqual([
      title,
      name,
      first,
    ]);
  });

  it('[PRJ-02] reads accent and theme behind an order', () => {
    const { model, coverage } = create(
      'An emergency kit checklist with item, quantity, checked; sort by quantity, dark mode, orange accent',
    );
    expect(model.theme).toMatchObject({ mode: 'dark', accent: '#e8710a' });
    expect(coverage.filter((row) => row.state === 'missing')).toEqual([]);
  });

  it.each([
    ['Shop stock: SKU, product name, price', 'Product name'],
    ['albums: artist, album, year', 'Album'],
    ['blood pressure: date and time, systolic, arm (left or right)', 'Date and time'],
    ['budget: description, amount, in or out', 'Description'],
  ])('[PRJ-02] calls a record by what tells it best: %s', (prompt, label) => {
    const entity = create(prompt).model.entities[0];
    expect(entity?.fields.find((item) => item.id === entity.labelField)?.name).toBe(label);
  });

  it.each([
    'a leave planner with person, from, to and kind (holiday, sick, other), shown in a calendar',
    'a wine cellar with name, vintage, region and price',
    'an app for my plants with name, room and last watered',
  ])('[HOME-06] makes the same by whichever verb it is asked for: %s', (wanted) => {
    const { model } = create(`Build ${wanted}`);
    for (const verb of ['create', 'Develop', 'make', 'Design', 'please design me', 'Generate'])
      expect({ verb, model: create(`${verb} ${wanted}`).model }).toEqual({ verb, model });
  });
});
