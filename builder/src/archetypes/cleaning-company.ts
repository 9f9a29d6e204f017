import type { Archetype } from './archetype';

export const cleaningCompany: Archetype = {
  id: 'cleaning-company',
  names: {
    en: ['cleaning company', 'cleaning business', 'cleaners', 'cleaning rounds', 'window cleaning business'],
    es: ['empresa de limpieza', 'servicio de limpieza'],
    fr: ['entreprise de nettoyage', 'société de ménage'],
    de: ['Reinigungsfirma', 'Gebäudereinigung', 'Putzdienst'],
    pt: ['empresa de limpeza', 'serviço de limpezas'],
  },
  words: [
    'cleaner',
    'cleaning',
    'office',
    'stairwell',
    'window',
    'mop',
    'vacuum',
    'key',
    'premises',
    'alarm',
    'dust',
    'janitor',
    'domestic',
    'polish',
    'bathroom',
    'complaint',
  ],
  draft: {
    title: 'Cleaning rounds',
    look: { accent: '#0e7c86', icon: 'sparkles', radius: 'round' },
    entities: [
      {
        name: 'Visit',
        icon: 'calendar-check',
        label: 'Premises',
        fields: {
          Premises: { to: 'Premises', required: true },
          Cleaner: { to: 'Cleaner' },
          Start: 'datetime required',
          End: { type: 'datetime', computed: 'Start + Premises.Duration' },
          Status: {
            options: ['Planned: info', 'Started: accent', 'Done: good', 'Missed: bad'],
            required: true,
            default: 'Planned',
          },
          Rating: { type: 'rating', min: 1, max: 5, help: 'What the client or the check says.' },
          Remarks: { type: 'longtext', help: 'Broken, missing, used up.' },
          Price: { type: 'money', computed: 'if Status is "Missed" then 0 else Premises.Price' },
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Cleaner' },
          {
            board: 'Cleaner',
            show: ['Start', 'Status'],
            where: 'Status is "Planned" or Status is "Started"',
          },
          { table: ['Cleaner', 'Start', 'Status', 'Rating', 'Remarks', 'Price'] },
        ],
        filters: {
          Today: 'date(Start) = today',
          'Nobody assigned': 'Cleaner is empty and Status is "Planned"',
          Complaints: 'Rating <= 2',
        },
        rules: [
          {
            noOverlap: ['Start', 'End'],
            within: ['Cleaner'],
            where: 'Status is not "Missed"',
            message: 'The cleaner is somewhere else at that time.',
          },
          {
            check: 'Status is "Planned" or Cleaner is not empty',
            field: 'Cleaner',
            message: 'Say who cleans.',
          },
        ],
        badges: {
          'Nobody assigned: bad': 'Cleaner is empty and Status is "Planned"',
          'Complaint: bad': 'Rating <= 2',
          'Not started: warning': 'Status is "Planned" and Start < now - 15 minutes',
        },
        actions: [
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "Planned" and Cleaner is not empty',
            set: { Status: 'Started' },
          },
          { name: 'Done', icon: 'check', when: 'Status is "Started"', set: { Status: 'Done' } },
          {
            name: 'Same again in a week',
            icon: 'repeat',
            when: 'Status is "Done"',
            adds: 'Visit',
            set: { Premises: 'Premises', Cleaner: 'Cleaner', Start: 'Start + 7 days' },
          },
        ],
        samples: `
          Premises         | Cleaner | Start    | Status  | Rating | Remarks
          Notary Feld      | Bea     | +0T06:00 | Done    |        | Bin bags used up
          Elm Court stairs | Ruben   | +0T09:00 | Planned |        |
          Family Osei      | Bea     | +0T11:00 | Started |        |
          Yoga studio      |         | +1T07:00 | Planned |        |
          Notary Feld      | Bea     | -8T06:00 | Done    | 2      | Kitchen forgotten
          Elm Court stairs | Ruben   | -6T09:00 | Missed  |        | Was ill
        `,
      },
      {
        name: 'Premises',
        plural: 'Premises',
        icon: 'building',
        fields: {
          Name: 'text required unique',
          Address: 'text required',
          Kind: { options: ['Office', 'Home', 'Stairwell', 'Practice', 'Holiday flat'], required: true },
          Phone: 'phone',
          Every: { options: ['Day', 'Week', 'Two weeks', 'Month'], required: true, default: 'Week' },
          Duration: { type: 'duration', required: true, min: 15 },
          Price: { type: 'money', required: true, min: 0, help: 'For a visit.' },
          'Key number': { type: 'text', unique: true, help: 'On the tag of the key, never the address.' },
          'Average rating': { type: 'number', computed: 'round(average(Rating in Visits), 1)' },
        },
        views: [
          { table: ['Address', 'Kind', 'Every', 'Duration', 'Price', 'Average rating'] },
          { cards: ['Address', 'Phone', 'Key number'] },
        ],
        filters: { 'We hold a key': 'Key number is not empty', 'Not happy': 'Average rating < 3' },
        badges: { 'Not happy: bad': 'Average rating < 3' },
        samples: `
          Name             | Address          | Kind      | Phone    | Every     | Duration | Price | Key number
          Notary Feld      | Market Place 4   | Office    | 555-1711 | Week      | 2:00     | 68.00 | K-014
          Elm Court stairs | Elm Court 1 to 9 | Stairwell | 555-1712 | Week      | 1:30     | 45.00 | K-022
          Family Osei      | Sunny Bank 12    | Home      | 555-1713 | Two weeks | 3:00     | 84.00 |
          Yoga studio      | Canal Street 6   | Practice  | 555-1714 | Day       | 1:00     | 30.00 | K-031
        `,
      },
      {
        name: 'Task',
        icon: 'list-checks',
        fields: {
          Name: 'text required',
          Premises: { to: 'Premises', required: true, onDelete: 'cascade' },
          Room: 'text',
          Every: { options: ['Visit', 'Month', 'Quarter', 'Year'], required: true, default: 'Visit' },
          'Last done': 'date',
          Notes: 'text',
        },
        views: [
          { board: 'Every', show: ['Premises', 'Room', 'Last done'] },
          { table: ['Premises', 'Room', 'Every', 'Last done', 'Notes'] },
        ],
        filters: {
          'Due again':
            '(Every is "Month" and Last done < today - 1 month) or (Every is "Quarter" and Last done < today - 3 months) or (Every is "Year" and Last done < today - 1 year)',
        },
        badges: {
          'Due again: warning':
            '(Every is "Month" and Last done < today - 1 month) or (Every is "Quarter" and Last done < today - 3 months)',
        },
        actions: [
          {
            name: 'Done today',
            icon: 'check',
            when: 'Last done is empty or Last done < today',
            set: { 'Last done': 'today' },
          },
        ],
        samples: `
          Name               | Premises         | Room         | Every   | Last done | Notes
          Empty bins         | Notary Feld      | All          | Visit   | +0        | Paper apart
          Clean the fridge   | Notary Feld      | Kitchen      | Month   | -38       |
          Windows inside     | Notary Feld      | Front office | Quarter | -60       |
          Wash the banisters | Elm Court stairs | All floors   | Month   | -13       | No bleach
          Descale the shower | Family Osei      | Bathroom     | Visit   |           |
        `,
      },
      {
        name: 'Cleaner',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone required',
          'Hours a week': { type: 'integer', min: 0, max: 60, unit: 'h' },
          'Drives a car': 'boolean',
          'Visits today': { type: 'integer', computed: 'count(Visits where date(Start) = today)' },
          Rating: { type: 'number', computed: 'round(average(Rating in Visits), 1)' },
        },
        views: [{ table: ['Phone', 'Hours a week', 'Drives a car', 'Visits today', 'Rating'] }],
        filters: { 'Free today': 'Visits today = 0' },
        samples: `
          Name     | Phone    | Hours a week | Drives a car
          Bea      | 555-1721 | 30           | yes
          Ruben    | 555-1722 | 20           | no
          Svetlana | 555-1723 | 12           | yes
          Theo     | 555-1724 | 8            | no
        `,
      },
    ],
    metrics: {
      'Visits today': { count: 'Visit', where: 'date(Start) = today' },
      'Nobody assigned': { count: 'Visit', where: 'Cleaner is empty and Status is "Planned"', goal: 0 },
      'Income per week': { sum: 'Price', of: 'Visit', by: 'Start', per: 'week' },
      'Visits by cleaner': { count: 'Visit', by: 'Cleaner' },
    },
    pages: [
      'Visits',
      'Premises',
      'Tasks',
      'Cleaners',
      {
        name: 'Rota',
        icon: 'calendar-clock',
        blocks: [
          { figures: ['Visits today', 'Nobody assigned'] },
          { shortlist: 'Visit', title: 'Next visits', where: 'Status is "Planned"', sort: 'Start' },
          { chart: 'Income per week' },
          { chart: 'Visits by cleaner' },
        ],
      },
    ],
  },
};
