import type { Archetype } from './archetype';

export const dreamJournal: Archetype = {
  id: 'dream-journal',
  names: {
    en: ['dream journal', 'dreams', 'dream diary', 'lucid dreams', 'dream log'],
    es: ['diario de sueños', 'sueños lúcidos'],
    fr: ['journal de rêves', 'rêves lucides', 'carnet de rêves'],
    de: ['Traumtagebuch', 'Klarträume'],
    pt: ['diário de sonhos', 'sonhos lúcidos'],
  },
  words: [
    'dream',
    'nightmare',
    'lucid',
    'sleep',
    'night',
    'recall',
    'recurring',
    'symbol',
    'subconscious',
    'wake',
    'vivid',
    'dreamer',
    'asleep',
    'interpretation',
    'surreal',
  ],
  draft: {
    title: 'Dream journal',
    look: { accent: '#4b4a9c', icon: 'moon', font: 'editorial', radius: 'round', mode: 'dark' },
    entities: [
      {
        name: 'Dream',
        icon: 'cloud',
        fields: {
          Title: 'text required',
          Night: { to: 'Night', required: true },
          Story: 'longtext',
          Kind: {
            options: [
              'Ordinary: neutral',
              'Lucid: good',
              'Nightmare: bad',
              'Recurring: warning',
              'Fragment: info',
            ],
            required: true,
            default: 'Ordinary',
          },
          Feelings: {
            options: ['Joy', 'Fear', 'Wonder', 'Longing', 'Shame', 'Anger', 'Calm'],
            many: true,
          },
          Vividness: { type: 'rating', min: 1, max: 5 },
          Signs: { to: 'Sign', many: true, inverse: 'Dreams' },
          People: 'tags',
          Meaning: { type: 'longtext', help: 'What it may have to do with the day.' },
        },
        views: [
          { cards: ['Night', 'Kind', 'Feelings', 'Story'] },
          { table: ['Night', 'Kind', 'Feelings', 'Vividness', 'Signs', 'People'] },
          { board: 'Kind', show: ['Night', 'Vividness'] },
        ],
        filters: {
          Lucid: 'Kind is "Lucid"',
          Nightmares: 'Kind is "Nightmare"',
          'To think over': 'Meaning is empty',
        },
        rules: [
          {
            check: 'Kind is "Fragment" or Story is not empty',
            field: 'Story',
            message: 'Write down the story, or call it a fragment.',
          },
        ],
        badges: {
          'Fear: warning': 'Feelings contains "Fear"',
          'Full of signs: accent': 'count(Signs) >= 2',
        },
        actions: [
          {
            name: 'It was lucid',
            icon: 'sparkles',
            when: 'Kind is "Ordinary"',
            set: { Kind: 'Lucid' },
          },
        ],
        samples: `
          Title               | Night            | Story                                                    | Kind      | Feelings     | Vividness | Signs             | People        | Meaning
          The flooded library | Rain, slept late | Books floating; I could breathe under water and read on. | Lucid     | Wonder, Calm | 5         | Water, Old school | Miss Hargrove | The exam is over.
          Missed the train    | After the party  | The platform grew longer with every step.                | Recurring | Fear         | 4         | Trains            |               |
          A cat that spoke    | Full moon        | It told me where the keys were, and it was right.        | Ordinary  | Joy          | 3         | Talking animals   | Ida           |
          Teeth               | Early shift      | One after the other into my hand.                        | Nightmare | Fear, Shame  | 5         |                   |               | Dentist on Friday.
          A green door        | Full moon        |                                                          | Fragment  | Longing      | 2         | Old school        |               |
        `,
      },
      {
        name: 'Night',
        icon: 'moon',
        fields: {
          Night: { type: 'text', required: true, help: 'What was special about it.' },
          Date: { type: 'date', required: true, unique: true, default: 'today', help: 'Of the morning.' },
          Asleep: { type: 'time', default: '23:00' },
          Awake: { type: 'time', default: '07:00' },
          Slept: { type: 'duration', computed: 'Awake - Asleep' },
          Method: {
            options: ['None', 'Reality checks', 'Wake back to bed', 'Intention before sleep'],
            default: 'None',
          },
          Dreams: { type: 'integer', computed: 'count(Dreams)' },
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Asleep', 'Awake', 'Slept', 'Method', 'Dreams'] }, { calendar: 'Date' }],
        filters: {
          'Without a dream': 'Dreams = 0',
          'Short nights': 'Slept < 7 hours',
          'Practised lucidity': 'Method is not "None"',
        },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'This night is still to come.' },
          {
            check: 'Slept <= 16 hours',
            field: 'Awake',
            message: 'That is a very long night: check the times.',
          },
        ],
        badges: { 'Short: warning': 'Slept < 6 hours' },
        samples: `
          Night             | Date | Asleep | Awake | Method
          Rain, slept late  | +0   | 23:40  | 08:10 | Intention before sleep
          After the party   | -1   | 01:55  | 07:20 | None
          Full moon         | -3   | 22:50  | 06:45 | Reality checks
          Early shift       | -6   | 21:30  | 04:40 | None
          Nothing came back | -9   | 23:15  | 07:00 | Wake back to bed
        `,
      },
      {
        name: 'Sign',
        icon: 'eye',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Place', 'Person', 'Animal', 'Thing', 'Happening'] },
          Times: { type: 'integer', computed: 'count(Dreams)' },
          'Last seen': { type: 'date', computed: 'largest(Night.Date in Dreams)' },
          Meaning: { type: 'longtext', help: 'What it stands for, for you.' },
        },
        views: [{ table: ['Kind', 'Times', 'Last seen', 'Meaning'] }],
        filters: { 'Comes back': 'Times >= 2', 'Not yet explained': 'Meaning is empty' },
        badges: { 'Comes back: accent': 'Times >= 2' },
        samples: `
          Name            | Kind      | Meaning
          Water           | Thing     | Something I do not control
          Trains          | Thing     |
          Old school      | Place     | Being judged
          Talking animals | Animal    |
          Falling         | Happening | Falling asleep itself
        `,
      },
    ],
    metrics: {
      'Dreams recalled': { count: 'Dream' },
      'Average vividness': { average: 'Vividness', of: 'Dream' },
      'Dreams by kind': { count: 'Dream', by: 'Kind' },
      'Sleep by day': { sum: 'Slept', of: 'Night', by: 'Date', per: 'day' },
    },
    pages: [
      'Dreams',
      'Nights',
      'Signs',
      {
        name: 'Patterns',
        icon: 'sparkles',
        blocks: [
          { figures: ['Dreams recalled', 'Average vividness'] },
          { chart: 'Dreams by kind', shape: 'donut' },
          { chart: 'Sleep by day', shape: 'line' },
          { shortlist: 'Sign', title: 'Signs that come back', where: 'Times >= 1', sort: 'Times desc' },
        ],
      },
    ],
  },
};
