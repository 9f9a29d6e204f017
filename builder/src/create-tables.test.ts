import { create, tablesOf } from './create-testing';

describe('a prompt that describes its tables one by one', () => {
  it.each([
    [
      'Two lists: books with title, author and pages; and loans with book, borrower and due date',
      'Books and loans',
      'Books: Title text, Author text, Pages integer; Loans: Book reference, Borrower text, Due date date',
    ],
    [
      'track clients and their invoices: clients have a name, email and phone; invoices have number, client, amount, due date and paid or not',
      'Clients and invoices',
      'Clients: Name text, Email email, Phone phone; Invoices: Number text, Client reference, Amount money, Due date date, Paid boolean',
    ],
    [
      'recipes (title, servings, prep time in minutes) and ingredients (name, amount, unit)',
      'Recipes and ingredients',
      'Recipes: Title text, Servings integer, Prep time number; Ingredients: Name text, Amount number, Unit text, Recipe reference',
    ],
    [
      'Two tables. Students: name, email, class, birthday. Grades: student, subject, grade from 1 to 6, date.',
      'Students and grades',
      'Students: Name text, Email email, Class text, Birthday date; Grades: Student reference, Subject text, Grade rating, Date date',
    ],
    [
      "I teach piano. Please make an app to track my students' lessons: student, lesson date, pieces practised, homework, progress rating from 1 to 5, paid or unpaid",
      "Students' lessons",
      'Students: Name text; Lessons: Student reference, Lesson date date, Pieces practised text, Homework longtext, Progress rating rating, Paid boolean',
    ],
    [
      'Build an application for a vet clinic: patients with name, species (dog, cat, rabbit, other), breed, birth date, owner name, owner phone, weight in kg; visits with patient, date, reason, diagnosis, treatment and fee in €',
      'Vet clinic',
      'Patients: Name text, Species choice, Breed text, Birth date date, Owner name text, Owner phone phone, Weight number; Visits: Patient reference, Date date, Reason longtext, Diagnosis text, Treatment text, Fee in money',
    ],
    [
      'Apiary management - hives: name, location, queen year, strength (weak/medium/strong); harvests: hive, date, honey in kg',
      'Apiary management',
      'Hives: Name text, Location text, Queen year integer, Strength choice; Harvests: Hive reference, Date date, Honey number',
    ],
    [
      'school library with books: title, author, ISBN, copies; pupils: name, class; and loans: book, pupil, lent on, returned on',
      'School library',
      'Books: Title text, Author text, ISBN text, Copies integer; Pupils: Name text, Class text; Loans: Book reference, Pupil reference, Lent on date, Returned on date',
    ],
    [
      'Event planning app: events with name, date, venue, capacity, ticket price; speakers with name, email, bio, fee; sponsors with company, amount, level (gold, silver, bronze)',
      'Event planning app',
      'Events: Name text, Date date, Venue text, Capacity integer, Ticket price money; Speakers: Name text, Email email, Bio longtext, Fee money, Event reference; Sponsors: Company text, Amount money, Level choice, Speaker reference',
    ],
    [
      'Make a rental car fleet app: cars with plate, make, model, year, mileage and next inspection; rentals with car, customer, from, to, daily rate and returned',
      'Rental car fleet app',
      'Cars: Plate text, Make text, Model text, Year integer, Mileage integer, Next inspection date; Rentals: Car reference, Customer text, From datetime, To datetime, Daily rate money, Returned boolean',
    ],
    [
      'Teams and players: teams have name, city, founded and stadium; players have name, team, position, shirt number, goals',
      'Teams and players',
      'Teams: Name text, City text, Founded and stadium text; Players: Name text, Team reference, Position text, Shirt number integer, Goals integer',
    ],
    [
      'Two collections please: movies (title, year, director, watched) and series (title, seasons, current episode, finished)',
      'Movies and series',
      'Movies: Title text, Year integer, Director text, Watched boolean; Series: Title text, Seasons integer, Current episode integer, Finished boolean, Movie reference',
    ],
    [
      'I want an app for my book club: meetings with date, book, host, rating 1 to 5, and members with name, email, favourite genre',
      'Book club',
      'Meetings: Date date, Book text, Host text, Rating rating, Members reference; Members: Name text, Email email, Favourite genre text',
    ],
    [
      "I'm a photographer. I need to keep track of my shoots and my clients. Shoots: client, date, place, type (wedding, portrait, product), fee, delivered. Clients: name, email, phone.",
      'Shoots and clients',
      'Shoots: Client reference, Date date, Place text, Type choice, Fee money, Delivered boolean; Clients: Name text, Email email, Phone phone',
    ],
    [
      'Make an app for renting out costumes. Costume: name, size (S-XL), colour, price per day, available. Booking: costume, customer, phone, from, until, deposit €, returned.',
      'Costumes and bookings',
      'Costumes: Name text, Size choice, Colour color, Price per day money, Available boolean; Bookings: Costume reference, Customer text, Phone phone, From datetime, Until datetime, Deposit money, Returned boolean',
    ],
    [
      'Please create a CRM for my yoga studio with members (name, email, phone, membership type: monthly, yearly, drop-in, joined on, active) and classes (title, teacher, weekday, start time, capacity)',
      'CRM for my yoga studio',
      'Members: Name text, Email email, Phone phone, Membership type choice, Joined on date, Active boolean; Classes: Title text, Teacher text, Weekday choice, Start time time, Capacity integer, Member reference',
    ],
    [
      'Build a medication tracker with two lists: medicines (name, dose in mg) and intakes (medicine, taken at)',
      'Medication tracker',
      'Medicines: Name text, Dose number; Intakes: Medicine reference, Taken at datetime',
    ],
  ])('[PRJ-02] makes every table with its own fields: %s', (prompt, title, tables) => {
    expect(create(prompt).model.title).toBe(title);
    expect(tablesOf(prompt)).toBe(tables);
  });

  it('[PRJ-02] does not take a list of fields with a colon for a table', () => {
    expect(tablesOf('Running log. Fields: date, distance, notes.')).toBe(
      'Runs: Date date, Distance number, Notes longtext',
    );
  });
});
