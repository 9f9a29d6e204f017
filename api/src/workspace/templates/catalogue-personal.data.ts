import type { TemplateSource } from './template-source.schema';

/** Templates for what people keep for themselves and for those around them. */
export const PERSONAL_TEMPLATES: readonly TemplateSource[] = [
  {
    id: 'reading-list',
    title: 'Reading list',
    category: 'Personal',
    description: 'Books to read, being read and read, with a rating for each.',
    prompt:
      'Build a reading list with title, author, genre (fiction, non-fiction, biography, science fiction), status (to read, reading, read), rating from 1 to 5, finished on and notes. Show it as cards. Green accent.',
    iconType: 'book-open',
    author: 'Librarian, public library',
    addedOn: '2024-02-05',
    shows: ['Title', 'Author', 'Status', 'Rating'],
    rows: [
      ['Middlemarch', 'George Eliot', 'Read', '5'],
      ['Solaris', 'Stanisław Lem', 'Reading', '4'],
      ['The Periodic Table', 'Primo Levi', 'To read', '0'],
      ['Invisible Cities', 'Italo Calvino', 'Read', '4'],
    ],
  },
  {
    id: 'recipe-box',
    title: 'Recipe box',
    category: 'Consumer App',
    description: 'Recipes by course, with minutes, servings, ingredients and a rating.',
    prompt:
      'Build a recipe box with name, course (breakfast, main, side, dessert), minutes, servings, ingredients, instructions and rating from 1 to 5. Show it as cards. Orange accent.',
    iconType: 'chef-hat',
    author: 'Pastry chef, bakery',
    addedOn: '2024-01-22',
    shows: ['Name', 'Course', 'Minutes', 'Rating'],
    rows: [
      ['Fennel salad', 'Side', '15', '3'],
      ['Lentil soup', 'Main', '40', '4'],
      ['Rhubarb tart', 'Dessert', '75', '5'],
      ['Shakshuka', 'Breakfast', '25', '4'],
    ],
  },
  {
    id: 'expense-tracker',
    title: 'Expense tracker',
    category: 'Personal',
    description: 'What was spent, on what and when, newest first.',
    prompt:
      'Build an expense tracker with paid to, amount, category (rent, groceries, travel, health, fun), date and receipt link. Show newest first. Teal accent.',
    iconType: 'wallet',
    author: 'Bookkeeper, small practice',
    addedOn: '2024-01-15',
    shows: ['Paid to', 'Category', 'Date', 'Amount'],
    rows: [
      ['Corner market', 'Groceries', '4 Mar', '$48.20'],
      ['Night train', 'Travel', '2 Mar', '$79.00'],
      ['March rent', 'Rent', '1 Mar', '$920.00'],
      ['Dentist', 'Health', '27 Feb', '$60.00'],
    ],
  },
  {
    id: 'film-diary',
    title: 'Film diary',
    category: 'Consumer App',
    description: 'Films as they were watched, each with a rating and a few lines.',
    prompt:
      'Build a film diary with title, director, year, watched on, rating from 1 to 5 and notes. Show newest first. Show it as cards.',
    iconType: 'clapperboard',
    author: 'Projectionist, repertory cinema',
    addedOn: '2024-03-25',
    shows: ['Title', 'Director', 'Year', 'Rating'],
    rows: [
      ['Playtime', 'Jacques Tati', '1967', '5'],
      ['Ikiru', 'Akira Kurosawa', '1952', '5'],
      ['Paris, Texas', 'Wim Wenders', '1984', '4'],
      ['Toni Erdmann', 'Maren Ade', '2016', '4'],
    ],
  },
  {
    id: 'plant-care',
    title: 'Plant care log',
    category: 'Personal',
    description: 'Which plant stands where, how much light it likes and when it is watered next.',
    prompt:
      'Build a plant care log with plant, species, room, light (low, medium, bright), last watered, next watering date and notes. Show it as cards. Green accent.',
    iconType: 'sprout',
    author: 'Gardener, botanical garden',
    addedOn: '2024-04-02',
    shows: ['Plant', 'Room', 'Light', 'Next watering date'],
    rows: [
      ['Monstera', 'Living room', 'Medium', '8 Mar'],
      ['Snake plant', 'Hall', 'Low', '19 Mar'],
      ['Lemon tree', 'Balcony', 'Bright', '6 Mar'],
      ['Maidenhair fern', 'Bathroom', 'Medium', '5 Mar'],
    ],
  },
  {
    id: 'workout-log',
    title: 'Workout log',
    category: 'Consumer App',
    description: 'Exercises with sets, repetitions and weight, newest first.',
    prompt:
      'Build a workout log with exercise, date, sets, reps, weight in kg and notes. Show newest first. Red accent.',
    iconType: 'dumbbell',
    author: 'Coach, rowing club',
    addedOn: '2024-02-19',
    shows: ['Exercise', 'Sets', 'Reps', 'Weight'],
    rows: [
      ['Back squat', '5', '5', '82.5 kg'],
      ['Bench press', '3', '8', '60 kg'],
      ['Deadlift', '3', '5', '110 kg'],
      ['Row', '4', '10', '50 kg'],
    ],
  },
  {
    id: 'job-applications',
    title: 'Job applications',
    category: 'Personal',
    description: 'Every application, the stage it has reached and the link to it.',
    prompt:
      'Build a job application tracker with position, company, status (saved, applied, interview, offer, rejected), applied on, salary, link and notes. Blue accent.',
    iconType: 'briefcase',
    author: 'Career adviser, university',
    addedOn: '2024-03-11',
    shows: ['Position', 'Company', 'Status', 'Applied on'],
    rows: [
      ['Data analyst', 'Harbour Rail', 'Interview', '12 Mar'],
      ['Product designer', 'Northlight', 'Applied', '10 Mar'],
      ['Editor', 'Quarto Press', 'Saved', ''],
      ['Researcher', 'City Archive', 'Offer', '1 Mar'],
    ],
  },
  {
    id: 'wedding-guests',
    title: 'Wedding guest list',
    category: 'Consumer App',
    description: 'Who is invited, who comes, with how many and what they eat.',
    prompt:
      'Build a wedding guest list with name, email, attending (invited, accepted, declined), party size, diet and notes. Pink accent.',
    iconType: 'heart',
    author: 'Event planner, country hotel',
    addedOn: '2024-04-22',
    shows: ['Name', 'Attending', 'Party size', 'Diet'],
    rows: [
      ['Aunt and uncle', 'Accepted', '2', 'Vegetarian'],
      ['Choir', 'Declined', '3', ''],
      ['Neighbours', 'Accepted', '4', 'No nuts'],
      ['University friends', 'Invited', '6', ''],
    ],
  },
];
