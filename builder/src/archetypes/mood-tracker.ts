import type { Archetype } from './archetype';

export const moodTracker: Archetype = {
  id: 'mood-tracker',
  names: {
    en: ['mood', 'mood tracker', 'mood diary', 'emotions', 'mood journal'],
    es: ['estado de ánimo', 'diario emocional'],
    fr: ['humeur', 'suivi de l’humeur'],
    de: ['Stimmung', 'Stimmungstagebuch'],
    pt: ['humor', 'diário de humor', 'estado de espírito'],
  },
  words: [
    'mood',
    'emotion',
    'feeling',
    'happy',
    'sad',
    'anxious',
    'calm',
    'stress',
    'joy',
    'anger',
    'energy',
    'depression',
    'wellbeing',
  ],
  draft: {
    title: 'Mood tracker',
    look: { accent: '#b14a6b', icon: 'smile', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Check-in',
        icon: 'smile',
        label: 'When',
        fields: {
          When: { type: 'datetime', required: true, default: 'now' },
          Mood: {
            options: ['Awful: bad', 'Low: warning', 'All right: neutral', 'Good: info', 'Great: good'],
            required: true,
            default: 'All right',
          },
          Score: {
            type: 'integer',
            computed:
              'if Mood is "Awful" then 1 else if Mood is "Low" then 2 else if Mood is "All right" then 3 else if Mood is "Good" then 4 else 5',
          },
          Emotions: {
            options: ['Calm', 'Grateful', 'Proud', 'Tired', 'Anxious', 'Angry', 'Lonely', 'Sad'],
            many: true,
          },
          Energy: { type: 'rating', min: 1, max: 5 },
          Activities: { to: 'Activity', many: true, inverse: 'Check-ins' },
          Notes: 'longtext',
        },
        sort: 'When desc',
        views: [
          { calendar: 'When', color: 'Mood' },
          { list: ['Mood', 'Emotions', 'Activities'] },
          { table: ['Mood', 'Emotions', 'Energy', 'Activities'] },
        ],
        filters: {
          'Last 7 days': 'When >= today - 7 days',
          'Hard days': 'Score <= 2',
          'Good days': 'Score >= 4',
        },
        rules: [{ check: 'When <= now', field: 'When', message: 'How you will feel is not known yet.' }],
        badges: { 'Be kind to yourself: warning': 'Mood is "Awful" and When >= today - 2 days' },
        samples: `
          When | Mood | Emotions | Energy | Activities | Notes
          +0T08:30 | Good | Calm | 4 | Running | Sun on the canal
          -1T21:00 | All right | Tired | 2 | Long workday |
          -2T20:15 | Great | Grateful, Proud | 5 | Friends, Cooking | Dumplings, all four of us
          -3T22:40 | Low | Anxious, Tired | 2 | Scrolling, Long workday | Woke at four
          -5T19:00 | Awful | Sad, Lonely | 1 | Scrolling |
          -6T18:30 | Good | Calm | 3 | Running, Cooking |
        `,
      },
      {
        name: 'Activity',
        plural: 'Activities',
        icon: 'activity',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Body', 'People', 'Work', 'Alone', 'Outdoors'], required: true },
          Times: { type: 'integer', computed: 'count(Check-ins)' },
          'Average mood': { type: 'number', computed: 'round(average(Score in Check-ins), 1)' },
          'More of this': 'boolean',
        },
        views: [
          { table: ['Kind', 'Times', 'Average mood', 'More of this'] },
          { board: 'Kind', show: ['Average mood'] },
        ],
        filters: { 'More of this': 'More of this' },
        badges: {
          'Lifts me: good': 'Times >= 2 and Average mood >= 4',
          'Drags me down: bad': 'Times >= 2 and Average mood < 2.5',
        },
        actions: [
          { name: 'More of this', icon: 'plus', when: 'not More of this', set: { 'More of this': 'true' } },
        ],
        samples: `
          Name | Kind | More of this
          Running | Body | yes
          Friends | People | yes
          Cooking | Alone | no
          Long workday | Work | no
          Scrolling | Alone | no
          Gardening | Outdoors | yes
        `,
      },
      {
        name: 'Helper',
        icon: 'life-buoy',
        fields: {
          Name: 'text required unique',
          'Helps with': { options: ['Anxious', 'Angry', 'Sad', 'Lonely', 'Cannot sleep'], many: true },
          Takes: { type: 'duration', min: 0 },
          Activity: { to: 'Activity', inverse: 'Helpers' },
          Phone: 'phone',
          'Used times': { type: 'integer', min: 0, default: '0' },
          'Last used': 'date',
        },
        views: [
          { cards: ['Helps with', 'Takes', 'Phone'] },
          { table: ['Helps with', 'Takes', 'Used times', 'Last used'] },
        ],
        filters: { Quick: 'Takes <= 15 minutes', 'Someone to call': 'Phone is not empty' },
        actions: [
          { name: 'Used it', icon: 'check', set: { 'Used times': 'Used times + 1', 'Last used': 'today' } },
        ],
        samples: `
          Name | Helps with | Takes | Activity | Phone | Used times | Last used
          Once round the block | Anxious, Angry | 0:15 | Running | | 12 | -3
          Call Nadia | Lonely, Sad | 0:30 | Friends | +44 7700 900612 | 5 | -5
          Cold water on the wrists | Anxious | 0:02 | | | 8 | -9
          Soup from scratch | Sad | 1:00 | Cooking | | 3 | -20
          Crisis line | Sad, Cannot sleep | | | +44 1632 960600 | 0 |
        `,
      },
    ],
    metrics: {
      'Mood, 7 days': { average: 'Score', of: 'Check-in', where: 'When >= today - 7 days' },
      'Hard days in 30': { count: 'Check-in', where: 'Score <= 2 and When >= today - 30 days' },
      'Mood per week': { average: 'Score', of: 'Check-in', by: 'When', per: 'week' },
      'Check-ins by mood': { count: 'Check-in', by: 'Mood' },
    },
    pages: [
      'Check-ins',
      {
        name: 'Looking back',
        icon: 'rainbow',
        blocks: [
          { add: ['Check-in'] },
          { figures: ['Mood, 7 days', 'Hard days in 30'] },
          { chart: 'Mood per week', shape: 'line' },
          { chart: 'Check-ins by mood', shape: 'donut' },
          {
            shortlist: 'Activity',
            title: 'What lifts me',
            where: 'Average mood >= 4',
            sort: 'Average mood desc',
          },
        ],
      },
      'Activities',
      'Helpers',
    ],
  },
};
