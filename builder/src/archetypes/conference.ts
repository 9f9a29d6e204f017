import type { Archetype } from './archetype';

export const conference: Archetype = {
  id: 'conference',
  names: {
    en: ['conference', 'conference programme', 'call for papers', 'conference talks', 'symposium'],
    es: ['congreso', 'programa de conferencias', 'ponencias'],
    fr: ['colloque', 'conférences', 'programme de colloque'],
    de: ['Konferenz', 'Tagung', 'Konferenzprogramm', 'Vorträge'],
    pt: ['conferência', 'congresso', 'programa de palestras'],
  },
  words: [
    'conference',
    'talk',
    'speaker',
    'session',
    'track',
    'abstract',
    'keynote',
    'slot',
    'attendee',
    'reviewer',
    'submission',
    'workshop',
    'panel',
    'badge',
    'sponsor',
    'programme',
    'room',
  ],
  draft: {
    title: 'Conference',
    look: { accent: '#59469e', icon: 'presentation', font: 'plain', radius: 'soft' },
    entities: [
      {
        name: 'Talk',
        icon: 'presentation',
        fields: {
          Title: 'text required unique',
          Speaker: { to: 'Speaker', required: true },
          Kind: {
            options: ['Keynote: accent', 'Talk: info', 'Workshop: warning', 'Panel: neutral'],
            required: true,
            default: 'Talk',
          },
          Status: {
            options: ['Submitted: neutral', 'Accepted: good', 'Declined: bad', 'Withdrawn: neutral'],
            required: true,
            default: 'Submitted',
          },
          Abstract: 'longtext',
          Room: { to: 'Room' },
          Start: 'datetime',
          End: 'datetime',
          Score: { type: 'number', computed: 'round(average(Mark in Reviews), 1)' },
          'Slides in': 'boolean',
        },
        sort: 'Start',
        views: [
          { table: ['Speaker', 'Kind', 'Status', 'Score', 'Room', 'Start'] },
          { board: 'Status', show: ['Speaker', 'Kind', 'Score'] },
          { calendar: 'Start', end: 'End', color: 'Room' },
        ],
        filters: {
          'To decide': 'Status is "Submitted"',
          'No slot': 'Status is "Accepted" and Start is empty',
          'Slides missing': 'Status is "Accepted" and not Slides in',
        },
        rules: [
          { check: 'End > Start', field: 'End', message: 'A talk ends after it starts.' },
          {
            noOverlap: ['Start', 'End'],
            within: ['Room'],
            where: 'Status is "Accepted"',
            message: 'Another talk is in that room then.',
          },
          {
            noOverlap: ['Start', 'End'],
            within: ['Speaker'],
            where: 'Status is "Accepted"',
            message: 'The speaker cannot be in two rooms.',
          },
        ],
        badges: {
          'No slot: warning': 'Status is "Accepted" and Start is empty',
          'Slides missing: bad': 'Status is "Accepted" and not Slides in and Start <= now + 3 days',
        },
        actions: [
          { name: 'Accept', icon: 'thumbs-up', when: 'Status is "Submitted"', set: { Status: 'Accepted' } },
          {
            name: 'Decline',
            icon: 'thumbs-down',
            when: 'Status is "Submitted"',
            set: { Status: 'Declined', Start: 'empty', End: 'empty' },
          },
          {
            name: 'Slides are in',
            icon: 'upload',
            when: 'Status is "Accepted" and not Slides in',
            set: { 'Slides in': 'true' },
          },
        ],
        samples: `
          Title                      | Speaker        | Kind     | Status    | Abstract                          | Room      | Start     | End       | Slides in
          Cities that drink the rain | Amara Diallo   | Keynote  | Accepted  | What sponge cities taught us      | Main hall | +20T09:30 | +20T10:30 | no
          Counting trees from above  | Henrik Solberg | Talk     | Accepted  | Crown maps from cheap drones      | Room B    | +20T11:00 | +20T11:30 | yes
          Soil for beginners         | Rosa Marín     | Workshop | Accepted  | Bring a jar of your own           |           |           |           | no
          Heat maps by bicycle       | Liu Wen        | Talk     | Submitted | Sensors on delivery bikes         |           |           |           | no
          Our product roadmap        | Rick Stanton   | Talk     | Declined  | What we sell next year            |           |           |           | no
        `,
      },
      {
        name: 'Speaker',
        icon: 'mic',
        fields: {
          Name: 'text required unique',
          From: 'text',
          Email: 'email required',
          Photo: 'image',
          Bio: 'longtext',
          Needs: { options: ['Hotel', 'Train', 'Visa letter', 'Vegetarian'], many: true },
          'Travel booked': 'boolean',
          'Talks accepted': { type: 'integer', computed: 'count(Talks where Status is "Accepted")' },
        },
        views: [
          { gallery: 'Photo', show: ['From', 'Talks accepted'] },
          { table: ['From', 'Email', 'Needs', 'Travel booked', 'Talks accepted'] },
        ],
        filters: { 'Travel to book': 'Needs is not empty and not Travel booked and Talks accepted > 0' },
        badges: { 'Book travel: warning': 'Needs is not empty and not Travel booked and Talks accepted > 0' },
        actions: [
          {
            name: 'Travel booked',
            icon: 'train-front',
            when: 'not Travel booked',
            set: { 'Travel booked': 'true' },
          },
        ],
        samples: `
          Name           | From                | Email              | Photo          | Needs              | Travel booked
          Amara Diallo   | University of Dakar | amara@example.com  | woman speaking | Hotel, Visa letter | yes
          Henrik Solberg | Bergen Forestry     | henrik@example.com | man outdoors   | Hotel              | no
          Rosa Marín     | Green Hands         | rosa@example.com   |                | Train, Vegetarian  | no
          Liu Wen        | Air Lab             | liu@example.com    |                |                    | no
          Rick Stanton   | Stanton Systems     | rick@example.com   |                |                    | no
        `,
      },
      {
        name: 'Room',
        icon: 'door-open',
        fields: {
          Name: 'text required unique',
          Seats: { type: 'integer', required: true, min: 1 },
          Equipment: { options: ['Projector', 'Sound', 'Stream', 'Tables'], many: true },
          Steward: 'person',
          'Talks here': { type: 'integer', computed: 'count(Talks where Status is "Accepted")' },
        },
        views: [{ cards: ['Seats', 'Equipment', 'Steward', 'Talks here'] }],
        badges: { 'No steward: warning': 'Steward is empty' },
        samples: `
          Name      | Seats | Equipment                | Steward
          Main hall | 320   | Projector, Sound, Stream | Ines Falk
          Room B    | 80    | Projector                | Dev Patel
          Workshop  | 24    | Tables                   |
          Foyer     | 60    | Sound                    | Mo Lang
        `,
      },
      {
        name: 'Review',
        icon: 'star',
        label: 'Reviewer',
        fields: {
          Reviewer: 'person required',
          Talk: { to: 'Talk', required: true, onDelete: 'cascade' },
          Mark: { type: 'rating', required: true },
          Remark: 'text',
          Date: { type: 'date', default: 'today' },
        },
        views: [{ table: ['Talk', 'Mark', 'Remark', 'Date'] }],
        filters: { Enthusiastic: 'Mark >= 4' },
        rules: [{ unique: ['Reviewer', 'Talk'], message: 'This reviewer has marked the talk already.' }],
        badges: { 'Against: bad': 'Mark <= 2' },
        samples: `
          Reviewer   | Talk                 | Mark | Remark                       | Date
          Ines Falk  | Heat maps by bicycle | 4    | Real data, good pictures     | -3
          Dev Patel  | Heat maps by bicycle | 5    | Wanted this for years        | -2
          Ines Falk  | Our product roadmap  | 1    | An advertisement             | -9
          Mo Lang    | Soil for beginners   | 4    | Mind the number of seats     | -12
        `,
      },
    ],
    metrics: {
      'To decide': { count: 'Talk', where: 'Status is "Submitted"' },
      'Without a slot': { count: 'Talk', where: 'Status is "Accepted" and Start is empty' },
      'Slides missing': { count: 'Talk', where: 'Status is "Accepted" and not Slides in' },
      'Talks by kind': { count: 'Talk', where: 'Status is "Accepted"', by: 'Kind' },
    },
    pages: [
      'Talks',
      'Speakers',
      'Rooms',
      'Reviews',
      {
        name: 'Programme team',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['To decide', 'Without a slot', 'Slides missing'] },
          {
            shortlist: 'Talk',
            title: 'Best of those to decide',
            where: 'Status is "Submitted"',
            sort: 'Score desc',
          },
          { chart: 'Talks by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
