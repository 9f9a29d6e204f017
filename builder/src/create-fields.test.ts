import { create, fieldOf, only } from './create-testing';

describe('the fields of prompts as people write them', () => {
  it.each([
    [
      'beehive inspections: hive, date, queen seen, brood frames, varroa count, temper 1-5, notes',
      'Hive text, Date date, Queen seen boolean, Brood frames integer, Varroa count integer, Temper rating, Notes longtext',
    ],
    [
      'apartment hunting tracker with address, rent in €, size in m², rooms, floor, balcony yes/no, link to the listing, agent phone, viewing date and status either new, visited, applied or rejected',
      'Address text, Rent money, Size number, Rooms integer, Floor integer, Balcony boolean, Link to listing url, Agent phone phone, Viewing date date, Status choice',
    ],
    [
      'daily mood tracker. mood 1-10, hours of sleep, did I exercise?, what I am grateful for',
      'Mood rating, Hours of sleep duration, Exercise boolean, What I am grateful for text',
    ],
    [
      "a list of stars I've observed, each having name, constellation, magnitude, date observed and telescope used",
      'Name text, Constellation text, Magnitude number, Date observed date, Telescope used text',
    ],
    [
      'A reading journal with title, author, genre, started, finished, pages, rating (1-5 stars), favourite quote, would recommend',
      'Title text, Author text, Genre choice, Started date, Finished date, Pages integer, Rating rating, Favourite quote longtext, Would recommend boolean',
    ],
    [
      'Household chores app with chore, who does it (Anna, Ben or Mia), how often, last done and done this week',
      'Chore text, Who does it choice, How often choice, Last done date, Done this week boolean',
    ],
    [
      'I collect stamps. I want to record country, year, face value, colour, condition, perforation, purchase price and date acquired.',
      'Country text, Year integer, Face value money, Colour color, Condition choice, Perforation text, Purchase price money, Date acquired date',
    ],
    [
      'dream diary, date, title, description, lucid or not, vividness 1 to 5, emotions',
      'Date date, Title text, Description longtext, Lucid boolean, Vividness rating, Emotions text',
    ],
    [
      'Make an app called Seedling for seeds with variety, brand, bought in (year), sow from, sow until, depth in cm, spacing in cm, germination %',
      'Variety text, Brand text, Bought in integer, Sow from date, Sow until date, Depth number, Spacing number, Germination percent',
    ],
    [
      'coffee tasting notes: bean, roaster, origin, process, brew method (V60, Aeropress, Espresso), dose g, water g, time, score 0-100, aromas',
      'Bean text, Roaster text, Origin text, Process text, Brew method choice, Dose number, Water number, Time integer, Score number, Aromas text',
    ],
    [
      'A 3D print log with part, material (PLA, PETG, ABS), nozzle temp, bed temp, layer height in mm, print time in hours, filament used in g, success, remarks',
      'Part text, Material choice, Nozzle temp number, Bed temp number, Layer height number, Print time number, Filament used number, Success boolean, Remarks longtext',
    ],
    [
      'Hotel maintenance requests with room number, issue, reported by, reported on, urgency (low, normal, high), fixed, fixed on',
      'Room number text, Issue text, Reported by person, Reported on date, Urgency choice, Fixed boolean, Fixed on date',
    ],
    [
      'Build a swim training app that stores date, pool (25m, 50m), distance in metres, stroke (freestyle, breaststroke, backstroke, butterfly), time and how I felt',
      'Date date, Pool choice, Distance number, Stroke choice, Time duration, How I felt rating',
    ],
    [
      'Make a tasks app: task, assigned to, due date, priority - low, medium, high - , done',
      'Task text, Assigned to person, Due date date, Priority choice, Done boolean',
    ],
    [
      "Pet sitting jobs with pet name, kind of animal, owner, owner's phone number, start date, end date, price per day in $, keys received",
      "Pet name text, Kind of animal text, Owner text, Owner's phone number phone, Start date date, End date date, Price per day money, Keys received boolean",
    ],
    [
      'records of rainfall, with date, millimetres, station, and remarks',
      'Date date, Millimetres number, Station text, Remarks longtext',
    ],
    [
      'bugs: title, severity (critical, major, minor), status (open/in progress/closed), reporter email, found in version, steps to reproduce, fixed on',
      'Title text, Severity choice, Status choice, Reporter email email, Found in version text, Steps to reproduce longtext, Fixed on date',
    ],
    [
      'I run a bike repair shop. I need to track repairs: customer, customer phone, bike model, problem, status (received, in repair, ready, picked up), estimated cost in €, received on, ready by.',
      'Customer text, Customer phone phone, Bike model text, Problem longtext, Status choice, Estimated cost money, Received on date, Ready by date',
    ],
    [
      'ice hockey stats app with player, position (goalie/defence/forward), games, goals, assists, penalty minutes',
      'Player text, Position choice, Games integer, Goals integer, Assists integer, Penalty minutes integer',
    ],
    [
      'Track my savings goals: goal, target amount, saved so far, deadline, priority (1-3), achieved',
      'Goal text, Target amount money, Saved so far money, Deadline date, Priority rating, Achieved boolean',
    ],
    [
      'sailing logbook with date, from, to, miles, wind (Bft), crew, engine hours, remarks - light theme, table view, sorted by date descending',
      'Date date, From text, To text, Miles number, Wind number, Crew text, Engine hours number, Remarks longtext',
    ],
    [
      'A Pokémon card collection: card name, set, number, rarity (common, uncommon, rare, holo), condition, bought for €, current worth, for trade',
      'Card name text, Set text, Number number, Rarity choice, Condition choice, Bought for money, Current worth money, For trade boolean',
    ],
    [
      "Please create a simple tracker for my toddler's meals including date, meal (breakfast/lunch/dinner/snack), food, amount eaten in %, new food yes/no, reaction",
      'Date date, Meal choice, Food text, Amount eaten percent, New food boolean, Reaction text',
    ],
    [
      "I'm a beekeeper and would like to record honey harvests: hive, harvested on, frames, weight in kg, moisture %, colour (light, amber, dark), jars filled.",
      'Hive text, Harvested on date, Frames integer, Weight number, Moisture percent, Colour choice, Jars filled integer',
    ],
    [
      'Soap batches: batch number, made on, oils used, lye concentration %, fragrance, cure until, number of bars, pH, sold out',
      'Batch number text, Made on date, Oils used text, Lye concentration percent, Fragrance text, Cure until date, Number of bars integer, pH number, Sold out boolean',
    ],
    [
      'simple budget: description, amount, in or out, category, date, recurring',
      'Description longtext, Amount money, In or out choice, Category choice, Date date, Recurring boolean',
    ],
    [
      'Build a language exchange partner list - name, native language, learning, time zone, skype id, last chat, level (A1, A2, B1, B2, C1, C2)',
      'Name text, Native language text, Learning text, Time zone text, Skype ID text, Last chat date, Level choice',
    ],
    [
      'app for the running club members: name, birth year, pace per km, shirt size (S, M, L, XL), emergency contact phone, joined, fee paid',
      'Name text, Birth year integer, Pace per km number, Shirt size choice, Emergency contact phone phone, Joined date, Fee paid boolean',
    ],
    [
      "I'd like to track freelance invoices - invoice no, client, issued on, due on, amount in EUR, status = draft, sent, paid, overdue",
      'Invoice no text, Client text, Issued on date, Due on date, Amount money, Status choice',
    ],
    [
      'Event volunteers: name, e-mail, mobile no., available Saturday, available Sunday, t-shirt size (S/M/L), has driving licence, comments',
      'Name text, E-mail email, Mobile no phone, Available Saturday boolean, Available Sunday boolean, T-shirt size choice, Has driving licence boolean, Comments longtext',
    ],
    [
      'water quality measurements with station, sampled at (date and time), temperature °C, turbidity NTU, nitrate mg/l, oxygen %, sampled by',
      'Station text, Sampled at datetime, Temperature number, Turbidity number, Nitrate number, Oxygen percent, Sampled by text',
    ],
    [
      "I need to log my son's asthma: date and time, peak flow, symptoms (none, mild, severe), inhaler used, trigger",
      'Date and time datetime, Peak flow integer, Symptoms choice, Inhaler used boolean, Trigger text',
    ],
    [
      'Build an app for tracking blood donations including donation date, center, blood type (A+, A-, B+, B-, AB+, AB-, O+, O-), haemoglobin in g/dL and next eligible date',
      'Donation date date, Center text, Blood type choice, Haemoglobin number, Next eligible date date',
    ],
    [
      'bike rides: route name, date, km, elevation in m, avg speed (km/h), bike (road, gravel, mtb), with friends?',
      'Route name text, Date date, Distance number, Elevation integer, Avg speed number, Bike choice, With friends boolean',
    ],
    [
      'Make a perfume wishlist with brand, scent, notes, size in ml, price, store link, sample tried, priority 1 to 3',
      'Brand text, Scent text, Notes tags, Size number, Price money, Store link url, Sample tried boolean, Priority rating',
    ],
    [
      'Build a feedback board w/ title, description, type: bug, idea, question; votes, status: new, planned, shipped, submitted by, submitted on',
      'Title text, Description longtext, Type choice, Votes integer, Status choice, Submitted by text, Submitted on date',
    ],
    [
      'Inventory of chemicals for a lab: name, CAS number, formula, supplier, quantity, unit (g, kg, ml, l), hazard class, opened on, expires on, storage location (fridge, shelf, cabinet)',
      'Name text, CAS number text, Formula text, Supplier text, Quantity integer, Unit choice, Hazard class text, Opened on date, Expires on date, Storage location choice',
    ],
    [
      'An app where I log every tree I plant: species, planted on, GPS location, height in metres, health (good/fair/poor), survived first winter',
      'Species text, Planted on date, GPS location text, Height number, Health choice, Survived first winter boolean',
    ],
    [
      'Track the bikes in our shop: frame number, brand, size (S, M, L), price, in stock or not, arrived on',
      'Frame number text, Brand text, Size choice, Price money, In stock boolean, Arrived on date',
    ],
    [
      'Record guitar pedals - name, brand, type: overdrive, delay, reverb, fuzz or other; price in £, bought used, serial, power draw in mA',
      'Name text, Brand text, Type choice, Price money, Bought used boolean, Serial text, Power draw number',
    ],
    [
      'please build a tool where our football coach can log training attendance per player: player, date, present, minutes late, excuse',
      'Player text, Date date, Present boolean, Minutes late integer, Excuse text',
    ],
    [
      'tracking of my daily habits: date, water glasses, steps, meditated, read, alcohol free, mood (1-5)',
      'Date date, Water glasses integer, Steps integer, Meditated boolean, Read boolean, Alcohol free boolean, Mood rating',
    ],
    [
      'Exam results with student, subject, mark out of 100, grade A to F, date, passed',
      'Student text, Subject text, Mark integer, Grade choice, Date date, Passed boolean',
    ],
    [
      'Podcast planning: episode no, working title, guest, recording date, published, duration min, sponsor, show notes',
      'Episode no text, Working title text, Guest text, Recording date date, Published boolean, Duration number, Sponsor text, Show notes longtext',
    ],
    [
      "Keep a log of our baby's sleep: fell asleep, woke up, place, quality 1-5",
      'Fell asleep time, Woke up time, Place text, Quality rating',
    ],
    [
      'watch collection. Brand, reference, movement (automatic, quartz, manual), case size mm, bought on, paid €, box and papers, value now €',
      'Brand text, Reference text, Movement choice, Case size number, Bought on date, Paid money, Box and papers text, Value now money',
    ],
    [
      "theatre plays I've seen: title, author, theatre, seen on, with whom, stars 1 to 5, programme kept",
      'Title text, Author text, Theatre text, Seen on date, With whom person, Rating rating, Programme kept boolean',
    ],
    [
      'collect feedback from workshop participants - name, email, workshop, rating out of 5, what was good, what could be better, may we quote you',
      'Name text, Email email, Workshop text, Rating rating, What was good text, What could be better longtext, May we quote you boolean',
    ],
    [
      'board meeting decisions log: decision, date, proposed by, votes for, votes against, abstentions, deadline, implemented',
      'Decision text, Date date, Proposed by text, Votes for integer, Votes against integer, Abstentions integer, Deadline date, Implemented boolean',
    ],
    [
      'pigeon racing results - ring number, race, distance km, released at, arrived at, speed m/min, place',
      'Ring number text, Race text, Distance number, Released at datetime, Arrived at datetime, Speed number, Place text',
    ],
  ])('[PRJ-02] reads every field with its type: %s', (prompt, fields) => {
    expect(only(prompt)).toBe(fields);
  });
});

describe('what is said about one field among others', () => {
  const log = (item: string) => `a log with name, ${item}, place`;

  it.each([
    ['size (S, M, L, XL)', 'Size', ['S', 'M', 'L', 'XL']],
    ['grade A to D', 'Grade', ['A', 'B', 'C', 'D']],
    ['day (Monday to Wednesday)', 'Day', ['Monday', 'Tuesday', 'Wednesday']],
    ['unit (g, kg, ml)', 'Unit', ['g', 'kg', 'ml']],
    ['blood type (A+, A-, B+)', 'Blood type', ['A+', 'A-', 'B+']],
    ['movement (automatic, quartz, manual)', 'Movement', ['Automatic', 'Quartz', 'Manual']],
    ['priority - low, medium, high -', 'Priority', ['Low', 'Medium', 'High']],
    ['sex (m/f)', 'Sex', ['M', 'F']],
    ['buy/sell', 'Buy or sell', ['Buy', 'Sell']],
    ['home or away', 'Home or away', ['Home', 'Away']],
    ['condition (like new/good/worn)', 'Condition', ['Like new', 'Good', 'Worn']],
    ['a difficulty dropdown with easy, medium and hard', 'Difficulty', ['Easy', 'Medium', 'Hard']],
  ])('[PRJ-02] reads the options of %s', (item, name, options) => {
    expect(fieldOf(log(item), name)?.options?.map((option) => option.label)).toEqual(options);
  });

  it.each([
    ['turbidity NTU', 'Turbidity', { type: 'number', unit: 'NTU' }],
    ['wind (Bft)', 'Wind', { type: 'number', unit: 'Bft' }],
    ['haemoglobin in g/dL', 'Haemoglobin', { type: 'number', unit: 'g/dL' }],
    ['water g', 'Water', { type: 'number', unit: 'g' }],
    ['places min', 'Places min', { type: 'text' }],
    ['score /20', 'Score', { min: 1, max: 20 }],
    ['a checkbox "performed live"', 'Performed live', { type: 'boolean' }],
    ['paid or unpaid', 'Paid', { type: 'boolean' }],
    ['lucid or not', 'Lucid', { type: 'boolean' }],
    ['did I exercise?', 'Exercise', { type: 'boolean' }],
    ['with friends?', 'With friends', { type: 'boolean' }],
    ['sold out', 'Sold out', { type: 'boolean' }],
    ['buy again', 'Buy again', { type: 'boolean' }],
    ['what I learned', 'What I learned', { type: 'longtext' }],
    ['what I paid in €', 'Price paid', { type: 'money' }],
    ['on sale', 'On sale', { type: 'boolean' }],
    ['good with cats', 'Good with cats', { type: 'boolean' }],
    ['follow up needed', 'Follow up needed', { type: 'boolean' }],
    ['elevation m', 'Elevation', { type: 'integer', unit: 'm' }],
    ['participant', 'Participant', { type: 'text' }],
    ['pain points', 'Pain points', { type: 'longtext' }],
    ['may we quote you', 'May we quote you', { type: 'boolean' }],
    ['bought for', 'Bought for', { type: 'money' }],
    ['badge', 'Badge', { type: 'text' }],
    ['passengers (list of people)', 'Passengers', { type: 'text' }],
  ])('[PRJ-02] reads %s', (item, name, expected) => {
    expect(fieldOf(log(item), name)).toMatchObject(expected);
  });

  it('[PRJ-02] takes a plain noun among fields for a field, and a feature never', () => {
    const { model, coverage } = create(
      'Chemicals: name, CAS number, formula, supplier, quantity, charts, reminders',
    );
    expect(model.entities[0]?.fields.map((item) => item.name)).toEqual([
      'Name',
      'CAS number',
      'Formula',
      'Supplier',
      'Quantity',
    ]);
    expect(coverage.filter((row) => row.state === 'missing').map((row) => row.phrase)).toEqual(['reminders']);
  });
});
