import type { Archetype } from './archetype';

export const meetingMinutes: Archetype = {
  id: 'meeting-minutes',
  names: {
    en: ['meeting minutes', 'minutes of meetings', 'meeting notes', 'board meetings', 'action items'],
    es: ['actas de reuniones', 'notas de reuniones', 'acuerdos de reunión'],
    fr: ['comptes rendus de réunion', 'procès-verbaux', 'notes de réunion'],
    de: ['Besprechungsprotokolle', 'Sitzungsprotokolle', 'Protokolle'],
    pt: ['atas de reunião', 'notas de reunião', 'deliberações'],
  },
  words: [
    'meeting',
    'minute',
    'agenda',
    'decision',
    'attendee',
    'chair',
    'motion',
    'vote',
    'action',
    'apology',
    'quorum',
    'resolution',
    'board',
  ],
  draft: {
    title: 'Meeting minutes',
    look: { accent: '#4b5d2f', icon: 'messages-square', font: 'editorial', navigation: 'side' },
    entities: [
      {
        name: 'Meeting',
        icon: 'messages-square',
        fields: {
          Title: 'text required',
          Start: { type: 'datetime', required: true },
          Place: 'text',
          Chair: { type: 'person', required: true },
          'Minutes by': 'person',
          Present: { type: 'tags', help: 'Everybody who was there.' },
          Minutes: 'longtext',
          Approved: { type: 'boolean', help: 'The minutes were read and agreed.' },
          'Open actions': { type: 'integer', computed: 'count(Actions where not Done)' },
        },
        sort: 'Start desc',
        views: [
          { list: ['Start', 'Place', 'Chair', 'Open actions'] },
          { calendar: 'Start' },
          { table: ['Start', 'Chair', 'Minutes by', 'Approved', 'Open actions'] },
        ],
        filters: {
          'To come': 'Start >= now',
          'Minutes missing': 'Start < now and Minutes is empty',
          'To approve': 'Minutes is not empty and not Approved',
        },
        rules: [
          {
            check: 'not Approved or Minutes is not empty',
            field: 'Minutes',
            message: 'There is nothing to approve yet.',
          },
        ],
        badges: {
          'Minutes missing: bad': 'Start < now - 2 days and Minutes is empty',
          'To approve: warning': 'Minutes is not empty and not Approved',
        },
        actions: [
          {
            name: 'Approve the minutes',
            icon: 'badge-check',
            when: 'Minutes is not empty and not Approved',
            set: { Approved: 'true' },
          },
          {
            name: 'Next meeting in four weeks',
            icon: 'calendar-plus',
            when: 'Start < now',
            adds: 'Meeting',
            set: {
              Title: 'Title',
              Start: 'Start + 4 weeks',
              Place: 'Place',
              Chair: 'Chair',
              'Minutes by': 'Minutes by',
            },
          },
        ],
        samples: `
          Title             | Start     | Place       | Chair        | Minutes by  | Present                               | Minutes                                  | Approved
          Board             | -33T18:00 | Old library | Joyce Hadley | Tim Prosser | Joyce Hadley, Tim Prosser, Ade Bello  | The roof cannot wait another winter.     | yes
          Board             | -5T18:00  | Old library | Joyce Hadley | Tim Prosser | Joyce Hadley, Tim Prosser, Kit Warren | Three offers for the roof were compared. | no
          Summer fair, team | -3T12:30  | Café corner | Ade Bello    |             | Ade Bello, Kit Warren                 |                                          | no
          Board             | +23T18:00 | Old library | Joyce Hadley | Tim Prosser |                                       |                                          | no
          Volunteers        | +9T10:00  | Main hall   | Kit Warren   | Ade Bello   |                                       |                                          | no
        `,
      },
      {
        name: 'Agenda item',
        icon: 'list',
        fields: {
          Topic: 'text required',
          Meeting: { to: 'Meeting', required: true, onDelete: 'cascade' },
          Order: { type: 'integer', min: 1, default: '1' },
          'Brought by': 'person',
          Time: { type: 'duration', min: 0, default: '10 minutes' },
          Notes: 'longtext',
        },
        sort: 'Order',
        views: [{ table: ['Meeting', 'Order', 'Brought by', 'Time'] }],
        filters: { 'Still to come': 'Meeting.Start >= now' },
        rules: [{ unique: ['Meeting', 'Order'], message: 'There is an item in that place already.' }],
        samples: `
          Topic                   | Meeting | Order | Brought by  | Time | Notes
          Offers for the roof     | #2      | 1     | Tim Prosser | 0:30 | Three offers, from 18 to 26 thousand.
          Opening hours in summer | #2      | 2     | Kit Warren  | 0:15 |
          Accounts of the year    | #4      | 1     | Tim Prosser | 0:25 |
          Who opens on Saturdays  | #5      | 1     | Kit Warren  | 0:20 |
        `,
      },
      {
        name: 'Decision',
        icon: 'badge-check',
        fields: {
          Decision: 'text required',
          Meeting: { to: 'Meeting', required: true, onDelete: 'cascade' },
          'In favour': { type: 'integer', min: 0 },
          Against: { type: 'integer', min: 0, default: '0' },
          Abstained: { type: 'integer', min: 0, default: '0' },
          Carried: { type: 'boolean', computed: 'In favour > Against' },
          Reasons: 'longtext',
        },
        views: [{ table: ['Meeting', 'In favour', 'Against', 'Abstained', 'Carried'] }],
        filters: { Carried: 'Carried', Rejected: 'not Carried' },
        badges: {
          'Rejected: neutral': 'not Carried',
          'Unanimous: good': 'Carried and Against = 0 and Abstained = 0',
        },
        samples: `
          Decision                            | Meeting | In favour | Against | Abstained | Reasons
          Collect offers for the roof         | #1      | 3         | 0       | 0         |
          Give the roof to Slater & Daughters | #2      | 2         | 0       | 1         | The only offer with a ten-year warranty.
          Close on Mondays in August          | #2      | 1         | 2       | 0         | Too many school groups.
          Fair takes place in the yard        | #3      | 2         | 0       | 0         |
        `,
      },
      {
        name: 'Action',
        icon: 'list-checks',
        fields: {
          Action: 'text required',
          Meeting: { to: 'Meeting', required: true, inverse: 'Actions', onDelete: 'cascade' },
          Who: { type: 'person', required: true },
          Due: { type: 'date', default: 'today + 14 days' },
          Done: 'boolean',
          Notes: 'text',
        },
        sort: 'Due',
        views: [{ table: ['Meeting', 'Who', 'Due', 'Done'] }, { list: ['Who', 'Due', 'Done'] }],
        filters: { Open: 'not Done', Overdue: 'not Done and Due < today' },
        opensWith: 'Open',
        badges: { 'Overdue: bad': 'not Done and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Action                         | Meeting | Who          | Due | Done | Notes
          Ask three roofers              | #1      | Tim Prosser  | -8  | yes  |
          Write to the insurer           | #1      | Joyce Hadley | -12 | no   | Wants photos of the damage
          Sign the contract for the roof | #2      | Joyce Hadley | +2  | no   |
          Book the band                  | #3      | Kit Warren   | +10 | no   |
          Poster for the fair            | #3      | Ade Bello    | +20 | no   |
        `,
      },
    ],
    metrics: {
      'Open actions': { count: 'Action', where: 'not Done' },
      'Overdue actions': { count: 'Action', where: 'not Done and Due < today', goal: 0 },
      'Open actions by person': { count: 'Action', where: 'not Done', by: 'Who' },
    },
    pages: [
      'Meetings',
      'Agenda items',
      'Decisions',
      'Actions',
      {
        name: 'To do',
        icon: 'list-todo',
        blocks: [
          { figures: ['Open actions', 'Overdue actions'] },
          { shortlist: 'Action', title: 'Due next', where: 'not Done', sort: 'Due' },
          { shortlist: 'Meeting', title: 'Next meetings', where: 'Start >= now', sort: 'Start' },
          { chart: 'Open actions by person' },
        ],
      },
    ],
  },
};
