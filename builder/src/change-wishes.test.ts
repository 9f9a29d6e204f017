import { changeApplication } from './change';
import { checkModel } from './checks/check-model';
import { createApplication } from './create';

const PROMPTS = {
  book1:
    'Book list: name, author, pages, price in €, rating 1-5, bought on, read, genre (crime, fantasy, history)',
  practice1:
    'Practice journal with song, composer, minutes, date practised, mastered, status (open, learning, done) and notes',
  crm1: 'CRM with contacts (name, email, company, phone) and deals (title, amount, stage: lead/won/lost, close date)',
  animal2:
    'Animal shelter: name, species (dog, cat, rabbit), breed, weight kg, arrived on, vaccinated, status (available, adopted), notes',
  school2:
    'School library with books (title, author, shelf, copies) and loans (book, borrower, lent on, due back, returned)',
  recipe2: 'Recipe box: title, cuisine, prep time min, servings, rating 1-5, ingredients, steps, source url',
  home2:
    'Home maintenance log: task, room, done on, cost in $, contractor, phone, priority (low, high), notes',
  volunteer3:
    'Volunteer register: name, email, phone, skills, joined on, hours, active, team (kitchen, garden, office), notes',
  shop3:
    'Shop with products (name, sku, price, stock, category: food/drink/other) and orders (customer, product, quantity, ordered on, status: new/shipped/paid)',
  language3:
    'Language log: word, translation, language (Spanish, Italian), learned on, difficulty 1-5, example',
  workout3: 'Workout tracker: exercise, date, sets, reps, weight kg, felt (good, ok, bad), notes',
  plant4:
    'Plant nursery stock: latin name, common name, pot size (9cm, 1L, 3L), quantity, price £, hardy, supplier, supplier email, last ordered',
  language4:
    'Language courses with courses (title, level: A1/A2/B1, teacher, starts on, price €, places) and participants (name, email, course, paid)',
  incident4:
    'Incident log: title, reported on, reporter, severity (low, medium, high), resolved, resolved on, description',
  bird4:
    'Bird ringing records: ring number, species, sex (m, f), age, wing mm, weight g, ringed on, site, ringer',
} as const;

type Name = keyof typeof PROMPTS;

const modelOf = (name: Name) => createApplication(PROMPTS[name], { name: 'x' }).model;

describe('wishes nobody prepared for', () => {
  it.each<[Name, string, string]>([
    [
      'book1',
      'delete everything except name and author',
      'field Pages removed from Book; field Price removed from Book; field Rating removed from Book; field Bought on removed from Book; field Read removed from Book; field Genre removed from Book',
    ],
    [
      'book1',
      'keep only name, author and rating',
      'field Pages removed from Book; field Price removed from Book; field Bought on removed from Book; field Read removed from Book; field Genre removed from Book',
    ],
    [
      'book1',
      'Remove all fields but name, author and genre',
      'field Pages removed from Book; field Price removed from Book; field Rating removed from Book; field Bought on removed from Book; field Read removed from Book',
    ],
    [
      'practice1',
      'the minutes should be hours instead',
      'field Minutes of Practice session is now from 0 in h; field Minutes of Practice session renamed to Hours',
    ],
    ['practice1', "minutes can't be more than 240", 'field Minutes of Practice session is now up to 240'],
    [
      'practice1',
      "Can status have a fourth option called 'abandoned'?",
      'option Abandoned added to Status of Practice session',
    ],
    [
      'practice1',
      "I'd rather have a dropdown for composer with Bach, Chopin and Satie",
      'field Composer of Practice session changed from text to a choice of Bach, Chopin and Satie',
    ],
    [
      'crm1',
      'each contact also gets a birthday and a LinkedIn link',
      'field Birthday (a date) added to Contact; field LinkedIn link (a link) added to Contact',
    ],
    [
      'crm1',
      'remove the phone from contacts and add a mobile instead',
      'field Phone removed from Contact; field Mobile (a phone number) added to Contact',
    ],
    [
      'crm1',
      'deals: add probability in %, sort by amount highest first',
      'field Probability (a percentage) added to Deal; the list shows deals by amount, highest first',
    ],
    [
      'book1',
      'make it dark with a teal accent',
      'the application now uses the dark theme; accent colour is now teal',
    ],
    ['book1', 'use pounds instead of euros', 'amounts are now in GBP'],
    [
      'book1',
      "add a genre 'poetry' and remove 'history'",
      'option Poetry added to Genre of Book; option History removed from Genre of Book',
    ],
    [
      'book1',
      'The app should be called Shelf, and every book needs an ISBN and a publisher.',
      'title changed from Book list to Shelf; field ISBN (text) added to Book; field Publisher (text) added to Book',
    ],
    [
      'animal2',
      'vaccinated -> vaccination date',
      'field Vaccinated of Animal renamed to Vaccination date; field Vaccination date of Animal changed from yes or no to a date',
    ],
    ['animal2', 'call the animals residents', 'table Animal renamed to Resident'],
    [
      'school2',
      'in books, rename shelf to location; in loans make borrower required',
      'field Shelf of Book renamed to Location; field Borrower of Loan is now required',
    ],
    [
      'school2',
      'show books as a list and loans as cards',
      'the list opens books with the view List; view Cards added to Loan; the list opens loans with the view Cards',
    ],
    ['recipe2', 'Replace rating with stars from 1 to 10', 'field Rating of Recipe is now from 1 up to 10'],
    [
      'recipe2',
      'add a difficulty between cuisine and prep time',
      'field Difficulty (a choice of Easy, Medium and Hard) added to Recipe; field Difficulty of Recipe moved to place 3',
    ],
    ['recipe2', 'Make ingredients the second field', 'field Ingredients of Recipe moved to place 2'],
    [
      'recipe2',
      'add vegetarian, vegan and gluten free checkboxes',
      'field Vegetarian (yes or no) added to Recipe; field Vegan (yes or no) added to Recipe; field Gluten free (yes or no) added to Recipe',
    ],
    ['home2', 'Cost may be left empty but done on is mandatory', 'field Done on of Service is now required'],
    [
      'home2',
      "add an option 'urgent' to priority and make it the first",
      'field Priority of Service is now a choice of Urgent, Low and High',
    ],
    [
      'home2',
      "the priority 'high' should be renamed 'important'",
      'option High of Priority renamed to Important',
    ],
    ['volunteer3', "phone isn't needed, drop it", 'field Phone removed from Volunteer'],
    [
      'volunteer3',
      "I'd like the team field to also offer 'transport' and 'events'",
      'option Transport added to Team of Volunteer; option Events added to Team of Volunteer',
    ],
    [
      'volunteer3',
      'Skills should be a longer text',
      'field Skills of Volunteer changed from tags to long text',
    ],
    [
      'volunteer3',
      'Sort the volunteers by when they joined, oldest at the top',
      'the list shows volunteers by joined on, earliest first',
    ],
    [
      'volunteer3',
      "replace the notes with a checkbox 'background check done'",
      'field Notes removed from Volunteer; field Background check done (yes or no) added to Volunteer',
    ],
    [
      'volunteer3',
      'put email and phone at the end',
      'field Email of Volunteer moved to place 9; field Phone of Volunteer moved to place 9',
    ],
    [
      'volunteer3',
      'show it in a card layout with a purple accent',
      'the list opens volunteers with the view Cards; accent colour is now purple',
    ],
    [
      'shop3',
      'I want a suppliers table too: company, contact, email, lead time in days',
      'table Supplier added with 4 fields',
    ],
    [
      'language3',
      'language should have German, French and Dutch as well',
      'option German added to Language of Language; option French added to Language of Language; option Dutch added to Language of Language',
    ],
    [
      'language3',
      'add a checkbox whether I mastered the word',
      'field Mastered the word (yes or no) added to Language',
    ],
    [
      'language3',
      'Make everything required except example',
      'field Translation of Language is now required; field Language of Language is now required; field Learned on of Language is now required; field Difficulty of Language is now required',
    ],
    ['language3', 'actually, scrap the learned on date', 'field Learned on removed from Language'],
    ['workout3', 'weight in lbs instead of kg', 'field Weight of Workout is now in lb'],
    [
      'workout3',
      'rename felt to feeling, and rename its option ok to okay',
      'field Felt of Workout renamed to Feeling; option Ok of Feeling renamed to Okay',
    ],
    ['workout3', 'only allow reps between 1 and 50', 'field Reps of Workout is now from 1 up to 50'],
    [
      'plant4',
      'supplier email is not required, common name is',
      'field Common name of Plant nursery stock is now required',
    ],
    [
      'plant4',
      'move the supplier fields to the end',
      'field Supplier of Plant nursery stock moved to place 9; field Supplier email of Plant nursery stock moved to place 9',
    ],
    ['plant4', 'add a date for when it was repotted', 'field Repotted (a date) added to Plant nursery stock'],
    [
      'plant4',
      'delete last ordered and quantity, then add in stock as a yes/no',
      'field Last ordered removed from Plant nursery stock; field Quantity removed from Plant nursery stock; field In stock (yes or no) added to Plant nursery stock',
    ],
    [
      'plant4',
      'price per plant instead of price',
      'field Price of Plant nursery stock renamed to Price per plant',
    ],
    ['plant4', 'call each record a plant', 'table Plant nursery stock renamed to Plant'],
    ['plant4', 'latin name first, then supplier', 'field Supplier of Plant nursery stock moved to place 2'],
    [
      'plant4',
      'keep everything but remove the supplier email',
      'field Supplier email removed from Plant nursery stock',
    ],
    ['language4', 'add level B2 to the courses', 'option B2 added to Level of Language course'],
    ['incident4', 'severity needs a critical level', 'option Critical added to Severity of Incident'],
    [
      'incident4',
      'make severity 1 to 5 instead',
      'field Severity of Incident changed from a choice of Low, Medium and High to a rating from 1 to 5',
    ],
    [
      'incident4',
      'description should be required and come before severity',
      'field Description of Incident is now required; field Description of Incident moved to place 4',
    ],
    [
      'bird4',
      'change m to male and f to female',
      'option M of Sex renamed to Male; option F of Sex renamed to Female',
    ],
    [
      'bird4',
      'weight must be between 2 and 500 g',
      'field Weight of Bird ringing record is now from 2 up to 500',
    ],
  ])('[PRJ-03] does exactly what is said to %s: %s', (name, message, changes) => {
    const result = changeApplication(modelOf(name), message);
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(result.modelChanges.join('; ')).toBe(changes);
    expect(result.coverage.filter(({ state }) => state !== 'built')).toEqual([]);
    expect(checkModel(result.model).filter((check) => !check.passed)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['keep only books', ['Book']],
    ['delete all tables except loans', ['Loan']],
    ['delete everything except books and loans', ['Book', 'Loan']],
    ['delete everything except author and borrower', ['Book', 'Loan']],
  ])('[PRJ-03] keeps the tables that are meant: %s', (message, tables) => {
    const before = modelOf('school2');
    const result = changeApplication(before, message);
    const after = result.kind === 'changed' ? result.model : before;
    expect(after.entities.map((entity) => entity.name)).toEqual(tables);
    const ids = before.entities.flatMap(({ fields }) => fields.map(({ id }) => id));
    expect(ids).toEqual(
      expect.arrayContaining(after.entities.flatMap(({ fields }) => fields.map(({ id }) => id))),
    );
  });

  it('[PRJ-03] splits a field and says that its values are not divided', () => {
    const result = changeApplication(modelOf('book1'), 'Split author into first and last name');
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(result.model.entities[0]?.fields.slice(0, 3).map((field) => field.name)).toEqual([
      'Name',
      'First name',
      'Last name',
    ]);
    expect(result.answer).toContain('Values are not divided: what stood in Author is now in First name.');
  });

  it('[PRJ-03] says of a link that it is there already', () => {
    expect(changeApplication(modelOf('school2'), 'link loans to books').kind).toBe('no_effect');
  });

  it.each<[Name, string, string]>([
    ['book1', 'hide the price column', 'A field cannot be hidden yet'],
    ['book1', 'merge author and name', 'Fields cannot be merged yet'],
    ['book1', 'no, make it optional', 'I did not understand'],
    ['book1', 'delete everything except the weather', 'I did not understand'],
  ])('[PRJ-03] changes nothing of %s and says why: %s', (name, message, why) => {
    const result = changeApplication(modelOf(name), message);
    expect(result.kind).toBe('not_understood');
    expect(result.answer).toContain(why);
  });
});
