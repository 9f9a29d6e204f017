import type { Archetype } from './archetype';

export const journal: Archetype = {
  id: 'journal',
  names: {
    en: ['journal', 'personal diary', 'daily journal', 'journaling', 'gratitude journal'],
    es: ['diario personal', 'diario íntimo', 'diario de gratitud'],
    fr: ['journal intime', 'journal personnel', 'journal de gratitude'],
    de: ['Tagebuch', 'Dankbarkeitstagebuch'],
    pt: ['diário pessoal', 'diário íntimo', 'diário de gratidão'],
  },
  words: [
    'journal',
    'diary',
    'write',
    'reflect',
    'gratitude',
    'thought',
    'feeling',
    'mood',
    'memory',
    'entry',
    'prompt',
    'morning',
    'evening',
    'grateful',
    'reflection',
    'mindful',
  ],
  draft: {
    title: 'Journal',
    look: { accent: '#59469e', icon: 'notebook-pen', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Entry',
        plural: 'Entries',
        icon: 'notebook-pen',
        label: 'Title',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Title: 'text required',
          Text: 'longtext',
          Mood: {
            options: ['Great: good', 'Good: info', 'So-so: neutral', 'Low: warning', 'Awful: bad'],
          },
          Themes: { to: 'Theme', many: true, inverse: 'Entries' },
          Prompt: { to: 'Prompt', inverse: 'Answers' },
          'Grateful for': 'text',
          Photo: 'image',
          Favourite: 'boolean',
        },
        sort: 'Date desc',
        views: [
          { cards: ['Date', 'Mood', 'Text', 'Themes'] },
          { calendar: 'Date', color: 'Mood' },
          { gallery: 'Photo', show: ['Date', 'Mood'] },
          { table: ['Date', 'Mood', 'Themes', 'Grateful for', 'Favourite'] },
        ],
        filters: {
          'On this day': 'Date < today and month(Date) = month(today) and day(Date) = day(today)',
          Favourites: 'Favourite',
          'Hard days': 'Mood is "Low" or Mood is "Awful"',
          'Not written yet': 'Text is empty',
        },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'Write about a day once it has come.' }],
        badges: { 'Favourite: accent': 'Favourite', 'To write: warning': 'Text is empty' },
        actions: [
          { name: 'Keep as favourite', icon: 'heart', when: 'not Favourite', set: { Favourite: 'true' } },
        ],
        samples: `
          Date | Title                 | Text                                                    | Mood  | Themes       | Prompt                    | Grateful for        | Photo           | Favourite
          +0   | First frost           | Scraped the windscreen and saw the whole valley white.  | Good  | Nature       |                           | Warm gloves         | frost           | no
          -1   | The talk with Martin  | We said what we had both not said for a month.          | So-so | Family, Work | What did I avoid today?   | That he stayed calm |                 | no
          -3   | A day in bed          | Fever, soup, three chapters.                            | Low   | Health       |                           | The soup            |                 | no
          -8   | Ida rides her bicycle | All the way to the mill without holding on to anything. | Great | Family       | What made me laugh?       | Dry weather         | girl on bicycle | yes
          -15  | Letter to myself      |                                                         |       |              | What do I want in a year? |                     |                 | no
          -365 | New flat              | Boxes everywhere and the evening light in the kitchen.  | Great | Home         |                           | The neighbours      | moving boxes    | yes
        `,
      },
      {
        name: 'Theme',
        icon: 'tag',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          Times: { type: 'integer', computed: 'count(Entries)' },
          'Last written': { type: 'date', computed: 'largest(Date in Entries)' },
          'Good days': {
            type: 'percent',
            computed: 'count(Entries where Mood is "Great" or Mood is "Good") / count(Entries)',
          },
        },
        views: [{ table: ['Colour', 'Times', 'Last written', 'Good days'] }],
        filters: { 'Not for a week': 'Last written < today - 7 days' },
        badges: { 'Does me good: good': 'Times > 0 and Good days >= 75%' },
        samples: `
          Name   | Colour
          Family | #c2410f
          Work   | #3a55c4
          Health | #147a80
          Nature | #3d7a35
          Home   | #b3541e
        `,
      },
      {
        name: 'Prompt',
        icon: 'lightbulb',
        fields: {
          Question: 'text required unique',
          Kind: { options: ['Morning', 'Evening', 'Week in review', 'Big questions'], default: 'Evening' },
          'In use': { type: 'boolean', default: 'true' },
          Times: { type: 'integer', computed: 'count(Answers)' },
          'Last answered': { type: 'date', computed: 'largest(Date in Answers)' },
        },
        views: [{ table: ['Kind', 'In use', 'Times', 'Last answered'] }, { board: 'Kind', show: ['Times'] }],
        filters: { 'In use': 'In use', 'Never answered': 'Times = 0' },
        actions: [
          {
            name: 'Write about it',
            icon: 'pen',
            when: 'In use',
            adds: 'Entry',
            set: { Prompt: 'this', Title: 'Question', Date: 'today' },
          },
        ],
        samples: `
          Question                  | Kind           | In use
          What made me laugh?       | Evening        | yes
          What did I avoid today?   | Evening        | yes
          What is today for?        | Morning        | yes
          What went well this week? | Week in review | no
          What do I want in a year? | Big questions  | yes
        `,
      },
    ],
    metrics: {
      'Entries this month': { count: 'Entry', where: 'Date >= today - 30 days' },
      'Entries per week': { count: 'Entry', by: 'Date', per: 'week' },
      'Entries by mood': { count: 'Entry', by: 'Mood' },
      Favourites: { count: 'Entry', where: 'Favourite' },
    },
    pages: [
      'Entries',
      'Themes',
      'Prompts',
      {
        name: 'Looking back',
        icon: 'history',
        blocks: [
          { figures: ['Entries this month', 'Favourites'] },
          { chart: 'Entries by mood', shape: 'donut' },
          { chart: 'Entries per week', shape: 'line' },
          {
            shortlist: 'Entry',
            title: 'On this day',
            where: 'Date < today and month(Date) = month(today) and day(Date) = day(today)',
          },
        ],
      },
    ],
  },
};
