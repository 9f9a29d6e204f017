import type { Archetype } from './archetype';

export const therapySessions: Archetype = {
  id: 'therapy-sessions',
  names: {
    en: ['therapy sessions', 'psychotherapy', 'therapy journal', 'counselling sessions'],
    es: ['sesiones de terapia', 'psicoterapia'],
    fr: ['séances de thérapie', 'psychothérapie'],
    de: ['Therapiesitzungen', 'Psychotherapie'],
    pt: ['sessões de terapia', 'psicoterapia'],
  },
  words: [
    'therapy',
    'therapist',
    'session',
    'counselling',
    'psychologist',
    'feeling',
    'coping',
    'insight',
    'anxiety',
    'exercise',
    'boundary',
    'pattern',
    'exposure',
    'anger',
  ],
  draft: {
    title: 'My therapy',
    look: { accent: '#2d7560', icon: 'messages-square', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Session',
        icon: 'messages-square',
        label: 'Topic',
        fields: {
          Topic: 'text required',
          Date: { type: 'datetime', required: true, default: 'now' },
          Therapist: { to: 'Therapist', required: true },
          Status: {
            options: ['Planned: info', 'Held: good', 'Cancelled: bad'],
            required: true,
            default: 'Planned',
          },
          Before: { type: 'rating', min: 1, max: 5, help: 'How I feel going in.' },
          After: { type: 'rating', min: 1, max: 5 },
          Insight: 'longtext',
          Fee: { type: 'money', min: 0 },
          Claimed: 'boolean',
        },
        sort: 'Date desc',
        views: [
          { list: ['Date', 'Therapist', 'Status', 'After'] },
          { calendar: 'Date', color: 'Status' },
          { table: ['Date', 'Therapist', 'Before', 'After', 'Fee', 'Claimed'] },
        ],
        filters: {
          'To come': 'Status is "Planned" and Date >= now',
          'To claim': 'Status is "Held" and not Claimed',
        },
        rules: [
          {
            check: 'Status is not "Held" or Date <= now',
            field: 'Status',
            message: 'It has not taken place yet.',
          },
        ],
        badges: {
          'Claim the fee: warning': 'Status is "Held" and Fee > 0 and not Claimed',
          'Left lighter: good': 'After > Before',
        },
        actions: [
          {
            name: 'It was held',
            icon: 'check',
            when: 'Status is "Planned" and Date <= now',
            set: { Status: 'Held' },
          },
          {
            name: 'Same time next week',
            icon: 'calendar-plus',
            when: 'Status is "Held"',
            adds: 'Session',
            set: {
              Topic: '"To be decided"',
              Date: 'Date + 7 days',
              Therapist: 'Therapist',
              Status: 'Planned',
              Fee: 'Fee',
            },
          },
          {
            name: 'Claimed',
            icon: 'receipt',
            when: 'Status is "Held" and not Claimed',
            set: { Claimed: 'true' },
          },
        ],
        samples: `
          Topic | Date | Therapist | Status | Before | After | Insight | Fee | Claimed
          Saying no at work | +3T17:00 | Dr Hanne Vogel | Planned | | | | 95.00 | no
          The phone call with my sister | -4T17:00 | Dr Hanne Vogel | Held | 2 | 4 | I apologise before anyone is angry. | 95.00 | no
          Panic on the train | -11T17:00 | Dr Hanne Vogel | Held | 2 | 3 | It peaks after four minutes and then falls. | 95.00 | yes
          Moving out | -18T17:00 | Dr Hanne Vogel | Cancelled | | | | | no
          Father | -25T17:00 | Dr Hanne Vogel | Held | 3 | 2 | Hard, but it needed saying. | 95.00 | yes
          Body scan | -60T10:30 | Tom Achterberg | Held | 3 | 4 | Shoulders know before I do. | 60.00 | yes
        `,
      },
      {
        name: 'Exercise',
        icon: 'list-checks',
        fields: {
          Name: 'text required',
          Session: { to: 'Session', inverse: 'Exercises' },
          Type: {
            options: ['Thought record', 'Exposure: warning', 'Breathing: info', 'Behaviour', 'Writing'],
            required: true,
          },
          Due: { type: 'date', default: 'today + 7 days' },
          'Times to do': { type: 'integer', min: 1, max: 30, default: '3' },
          'Times done': { type: 'integer', min: 0, max: 60, default: '0' },
          Progress: { type: 'percent', computed: 'min(1, Times done / Times to do)' },
          'What I noticed': 'longtext',
        },
        sort: 'Due',
        views: [
          { cards: ['Type', 'Due', 'Times done', 'Progress'] },
          { board: 'Type', show: ['Due', 'Progress'] },
          { calendar: 'Due' },
        ],
        filters: { 'To do': 'Times done < Times to do' },
        opensWith: 'To do',
        badges: {
          'Before the next session: warning': 'Times done < Times to do and Due <= today + 2 days',
          'Done: good': 'Times done >= Times to do',
        },
        actions: [
          {
            name: 'Did it once',
            icon: 'plus',
            when: 'Times done < Times to do',
            set: { 'Times done': 'Times done + 1' },
          },
        ],
        samples: `
          Name | Session | Type | Due | Times to do | Times done | What I noticed
          Wait ten seconds before answering | The phone call with my sister | Behaviour | +2 | 5 | 2 | Silence is not that long.
          Write the letter, do not send it | The phone call with my sister | Writing | +3 | 1 | 0 |
          Two stops without headphones | Panic on the train | Exposure | -4 | 3 | 3 | Third time was almost dull.
          Box breathing | Panic on the train | Breathing | +5 | 14 | 9 |
          Thought record on Sundays | Father | Thought record | -10 | 4 | 3 |
        `,
      },
      {
        name: 'Goal',
        icon: 'target',
        fields: {
          Name: 'text required',
          'In my words': 'longtext',
          Set: { type: 'date', default: 'today' },
          'Where I am': {
            type: 'integer',
            min: 0,
            max: 10,
            default: '0',
            help: '0 is where I began, 10 is there.',
          },
          Sessions: { to: 'Session', many: true, inverse: 'Goals' },
          'Sessions spent': { type: 'integer', computed: 'count(Sessions)' },
        },
        views: [{ cards: ['In my words', 'Where I am', 'Sessions spent'] }],
        filters: { 'Not there yet': 'Where I am < 10' },
        badges: { 'Nearly there: good': 'Where I am >= 8' },
        actions: [
          {
            name: 'One step on',
            icon: 'trending-up',
            when: 'Where I am < 10',
            set: { 'Where I am': 'Where I am + 1' },
          },
        ],
        samples: `
          Name | In my words | Set | Where I am | Sessions
          Take the train again | To work and back, on an ordinary Tuesday. | -90 | 6 | Panic on the train
          Say what I want | Without explaining it for an hour. | -90 | 3 | The phone call with my sister, Father
          Sleep before midnight | Phone stays in the kitchen. | -40 | 8 | Body scan
          Call friends back | Within the week. | -20 | 2 |
        `,
      },
      {
        name: 'Therapist',
        icon: 'user',
        fields: {
          Name: 'text required unique',
          Method: 'text',
          Phone: 'phone',
          'Approved sessions': { type: 'integer', min: 0, help: 'What the insurer has agreed to.' },
          Held: { type: 'integer', computed: 'count(Sessions where Status is "Held")' },
          'Sessions left': { type: 'integer', computed: 'Approved sessions - Held' },
        },
        views: [{ list: ['Method', 'Phone', 'Held', 'Sessions left'] }],
        badges: { 'Apply for more: warning': 'Sessions left <= 3 and Approved sessions > 0' },
        samples: `
          Name | Method | Phone | Approved sessions
          Dr Hanne Vogel | Cognitive behavioural | +44 1632 960611 | 24
          Tom Achterberg | Body work | +44 1632 960622 | 4
          Group at the clinic | Skills group | +44 1632 960633 | 10
          Dr Ines Prado | First interviews | +44 1632 960644 | 0
        `,
      },
    ],
    metrics: {
      'Sessions held': { count: 'Session', where: 'Status is "Held"' },
      'Fees to claim': { sum: 'Fee', of: 'Session', where: 'Status is "Held" and not Claimed' },
      'Feeling after, by month': {
        average: 'After',
        of: 'Session',
        where: 'Status is "Held"',
        by: 'Date',
        per: 'month',
      },
      'Exercises by type': { sum: 'Times done', of: 'Exercise', by: 'Type' },
    },
    pages: [
      'Sessions',
      'Exercises',
      'Goals',
      {
        name: 'How it goes',
        icon: 'trending-up',
        blocks: [
          { figures: ['Sessions held', 'Fees to claim'] },
          {
            shortlist: 'Exercise',
            title: 'Before the next session',
            where: 'Times done < Times to do',
            sort: 'Due',
          },
          { chart: 'Feeling after, by month', shape: 'line' },
          { chart: 'Exercises by type' },
        ],
      },
      'Therapists',
    ],
  },
};
