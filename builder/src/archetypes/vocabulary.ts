import type { Archetype } from './archetype';

export const vocabulary: Archetype = {
  id: 'vocabulary',
  names: {
    en: ['vocabulary', 'vocabulary trainer', 'language vocabulary', 'foreign words', 'word list'],
    es: ['vocabulario', 'vocabulario de idiomas', 'palabras extranjeras'],
    fr: ['vocabulaire', 'carnet de vocabulaire', 'mots étrangers'],
    de: ['Vokabeln', 'Vokabeltrainer', 'Vokabelheft'],
    pt: ['vocabulário', 'vocabulário de línguas', 'palavras estrangeiras'],
  },
  words: [
    'vocabulary',
    'word',
    'translation',
    'language',
    'verb',
    'noun',
    'phrase',
    'grammar',
    'pronunciation',
    'fluent',
    'adjective',
    'learn',
    'memorise',
    'dictionary',
    'repetition',
    'idiom',
    'spanish',
    'polyglot',
  ],
  draft: {
    title: 'Vocabulary',
    look: { accent: '#14757a', icon: 'book-marked', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Word',
        icon: 'book-marked',
        fields: {
          Word: 'text required',
          Translation: 'text required',
          Language: { to: 'Language', required: true },
          Topic: { to: 'Topic' },
          Kind: {
            options: [
              'Noun, masculine',
              'Noun, feminine',
              'Noun, neuter',
              'Verb',
              'Adjective',
              'Phrase',
              'Other',
            ],
          },
          Example: 'longtext',
          Box: {
            type: 'integer',
            required: true,
            min: 1,
            max: 5,
            default: '1',
            help: 'In box 5 it is known.',
          },
          Due: { type: 'date', required: true, default: 'today' },
          Forgotten: { type: 'integer', min: 0, default: '0', unit: 'times' },
        },
        sort: 'Due',
        views: [
          { list: ['Example', 'Language', 'Box', 'Due'], name: 'To learn', where: 'Due <= today' },
          { table: ['Translation', 'Language', 'Topic', 'Kind', 'Box', 'Due', 'Forgotten'] },
          { board: 'Topic', show: ['Translation', 'Box'] },
          { cards: ['Translation', 'Example'] },
        ],
        filters: { 'Due today': 'Due <= today', Known: 'Box >= 5', 'Hard ones': 'Forgotten >= 3' },
        rules: [{ unique: ['Word', 'Language'], message: 'This word is in the list already.' }],
        badges: {
          'Hard: bad': 'Forgotten >= 3',
          'Known: good': 'Box >= 5',
          'New: info': 'Box = 1 and Forgotten = 0',
        },
        actions: [
          {
            name: 'Knew it',
            icon: 'check',
            when: 'Due <= today',
            set: {
              Box: 'min(Box + 1, 5)',
              Due: 'today + (if Box = 1 then 2 else if Box = 2 then 5 else if Box = 3 then 12 else 30)',
            },
          },
          {
            name: 'Forgot it',
            icon: 'rotate-ccw',
            when: 'Due <= today',
            set: { Box: '1', Due: 'today + 1 day', Forgotten: 'Forgotten + 1' },
          },
        ],
        samples: `
          Word          | Translation    | Language | Topic       | Kind            | Example                | Box | Due | Forgotten
          la madrugada  | small hours    | Spanish  | Time of day | Noun, feminine  | Llegamos de madrugada. | 2   | +0  | 1
          aprovechar    | to make use of | Spanish  | Everyday    | Verb            | ¡Aprovecha el día!     | 4   | +9  | 0
          sin embargo   | nevertheless   | Spanish  | Everyday    | Phrase          | Sin embargo, me gustó. | 1   | -1  | 4
          der Schlüssel | key            | German   | At home     | Noun, masculine | Wo ist mein Schlüssel? | 5   | +24 | 0
          gemütlich     | cosy           | German   | At home     | Adjective       | Ein gemütlicher Abend. | 3   | -2  | 0
          il gomitolo   | ball of yarn   | Italian  |             | Noun, masculine |                        | 1   | +0  | 0
        `,
      },
      {
        name: 'Topic',
        icon: 'tag',
        fields: {
          Name: 'text required unique',
          Source: { type: 'text', help: 'Book, lesson or series.' },
          'Number of words': { type: 'integer', computed: 'count(Words)' },
          'Due now': { type: 'integer', computed: 'count(Words where Due <= today)' },
          'Average box': { type: 'number', computed: 'round(average(Box in Words), 1)' },
        },
        views: [{ table: ['Source', 'Number of words', 'Due now', 'Average box'] }],
        filters: { 'Something due': 'Due now > 0' },
        samples: `
          Name        | Source
          Everyday    | Coursebook, unit 4
          Time of day | Coursebook, unit 6
          At home     | Evening class
          Cooking     | Cookery series
        `,
      },
      {
        name: 'Language',
        icon: 'globe',
        fields: {
          Name: 'text required unique',
          Level: { options: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], default: 'A1' },
          Goal: { type: 'integer', min: 1, unit: 'words', default: '500' },
          'Number of words': { type: 'integer', computed: 'count(Words)' },
          Known: { type: 'integer', computed: 'count(Words where Box >= 4)' },
          Progress: { type: 'percent', computed: 'Known / Goal' },
        },
        views: [{ table: ['Level', 'Number of words', 'Known', 'Goal', 'Progress'] }],
        filters: { 'Just begun': 'Known = 0' },
        samples: `
          Name    | Level | Goal
          Spanish | B1    | 1200
          German  | A2    | 800
          Italian | A1    | 300
          Basque  | A1    | 100
        `,
      },
    ],
    metrics: {
      'Due today': { count: 'Word', where: 'Due <= today' },
      Known: { count: 'Word', where: 'Box >= 5' },
      'Words by box': { count: 'Word', by: 'Box' },
      'Words by language': { count: 'Word', by: 'Language' },
    },
    pages: [
      'Words',
      'Topics',
      'Languages',
      {
        name: 'Today',
        icon: 'brain',
        blocks: [
          { figures: ['Due today', 'Known'] },
          { shortlist: 'Word', title: 'Repeat these', where: 'Due <= today', sort: 'Due', most: 10 },
          { chart: 'Words by box' },
          { chart: 'Words by language', shape: 'donut' },
          { add: ['Word'] },
        ],
      },
    ],
  },
};
