import type { SampleApplication } from './sample-application';

export const hiringPipeline: SampleApplication = {
  id: 'hiring-pipeline',
  category: 'B2B App',
  domain: 'Hiring',
  description: 'Openings, the people who apply, their interviews and what each interviewer thought.',
  draft: {
    title: 'Hiring',
    currency: 'USD',
    look: { accent: '#059669', icon: 'user-plus', font: 'plain', radius: 'soft', navigation: 'side' },
    entities: [
      {
        name: 'Candidate',
        icon: 'user',
        fields: {
          Name: 'text required',
          Opening: { to: 'Opening', required: true },
          Stage: {
            options: [
              'Applied: info',
              'Phone call: accent',
              'Interview: warning',
              'Offer: good',
              'Hired: good',
              'Turned down: neutral',
            ],
            required: true,
            default: 'Applied',
          },
          Applied: { type: 'date', required: true, default: 'today' },
          Email: 'email required',
          Phone: 'phone',
          Portfolio: 'url',
          Source: { options: ['Own website', 'Recommended', 'Job board', 'Agency'] },
          'Asks for': { type: 'money', min: 0 },
          Skills: 'tags',
          Score: { type: 'number', computed: 'round(average(Score in Interviews), 1)' },
          'Days in the process': { type: 'integer', computed: 'today - Applied', unit: 'days' },
        },
        sort: 'Applied desc',
        views: [
          { board: 'Stage', show: ['Opening', 'Score', 'Applied'] },
          { table: ['Opening', 'Stage', 'Applied', 'Score', 'Source', 'Asks for'] },
          { chart: 'Candidates by source', shape: 'donut' },
        ],
        filters: {
          'In the process': 'Stage is not "Hired" and Stage is not "Turned down"',
          Strong: 'Score >= 4',
          'Too dear': 'Asks for > Opening.Pays up to',
        },
        opensWith: 'In the process',
        rules: [
          { unique: ['Email', 'Opening'], message: 'This person has applied for that opening already.' },
        ],
        badges: {
          'Waiting: warning': 'Stage is "Applied" and Applied < today - 7 days',
          'Above budget: bad': 'Asks for > Opening.Pays up to',
          'Strong: good': 'Score >= 4.5',
        },
        actions: [
          {
            name: 'Plan interview',
            icon: 'calendar-plus',
            when: 'Stage is "Phone call" or Stage is "Interview"',
            adds: 'Interview',
            set: { Candidate: 'this', When: 'now + 3 days', Interviewer: '"To be named"' },
          },
          {
            name: 'Turn down',
            icon: 'x',
            when: 'Stage is not "Hired" and Stage is not "Turned down"',
            set: { Stage: 'Turned down' },
          },
        ],
        samples: `
          Name                | Opening          | Stage       | Applied | Email                | Phone    | Portfolio                | Source      | Asks for | Skills
          Imani Brooks        | Product designer | Interview   | -16     | imani@example.com    | 555-0181 | https://imani.example    | Recommended | 92000    | research, prototypes
          Casper Nyholm       | Product designer | Phone call  | -9      | casper@example.com   | 555-0182 | https://nyholm.example   | Own website | 104000   | systems, motion
          Rosalind Achterberg | Product designer | Applied     | -2      | rosalind@example.com |          |                          | Job board   |          | illustration
          Devraj Patel        | Backend engineer | Offer       | -31     | devraj@example.com   | 555-0183 |                          | Recommended | 118000   | databases, queues
          Lucia Ferrante      | Backend engineer | Interview   | -20     | lucia@example.com    | 555-0184 | https://ferrante.example | Agency      | 125000   | payments, tests
          Hugo Lindqvist      | Backend engineer | Turned down | -40     | hugo@example.com     |          |                          | Job board   | 130000   |
          Wen Zhao            | Office manager   | Hired       | -58     | wen@example.com      | 555-0185 |                          | Own website | 61000    | planning, books
          Bettina Kuhl        | Office manager   | Turned down | -60     | bettina@example.com  |          |                          | Job board   | 58000    |
          Omari Juma          | Backend engineer | Applied     | -11     | omari@example.com    | 555-0186 |                          | Own website | 110000   | search
        `,
      },
      {
        name: 'Interview',
        icon: 'message-square',
        label: 'Interviewer',
        fields: {
          Interviewer: { type: 'person', required: true },
          Candidate: { to: 'Candidate', required: true, onDelete: 'cascade' },
          When: { type: 'datetime', required: true },
          Length: { type: 'duration', default: '45 minutes' },
          Round: { options: ['Phone', 'Craft', 'Team', 'Founder'], default: 'Craft' },
          Score: { type: 'rating', min: 1, max: 5 },
          Notes: 'longtext',
        },
        sort: 'When desc',
        views: [{ calendar: 'When', color: 'Round' }, { table: ['Candidate', 'When', 'Round', 'Score'] }],
        filters: { 'To come': 'When >= now', 'No score yet': 'When < now and Score is empty' },
        rules: [
          {
            noOverlap: ['When', 'When + Length'],
            within: ['Interviewer'],
            message: 'The interviewer is in another interview at that time.',
          },
        ],
        badges: { 'Score missing: warning': 'When < now and Score is empty' },
        samples: `
          Interviewer  | Candidate      | When      | Length | Round   | Score | Notes
          Maeve Dolan  | Imani Brooks   | -8T10:00  | 0:45   | Phone   | 4     | Clear about why.
          Tariq Benali | Imani Brooks   | -3T14:00  | 1:30   | Craft   | 5     | Best walkthrough this year.
          Maeve Dolan  | Imani Brooks   | +1T11:00  | 0:45   | Team    |       |
          Maeve Dolan  | Casper Nyholm  | -1T09:30  | 0:30   | Phone   |       |
          Selma Voigt  | Devraj Patel   | -18T15:00 | 1:30   | Craft   | 5     |
          Maeve Dolan  | Devraj Patel   | -12T10:00 | 0:45   | Team    | 4     | Asks good questions.
          Selma Voigt  | Lucia Ferrante | -6T13:00  | 1:30   | Craft   | 4     |
          Tariq Benali | Lucia Ferrante | +2T10:00  | 0:45   | Team    |       |
          Selma Voigt  | Hugo Lindqvist | -30T15:00 | 1:30   | Craft   | 2     | Could not explain the design.
          Maeve Dolan  | Wen Zhao       | -45T09:00 | 0:45   | Founder | 5     |
        `,
      },
      {
        name: 'Opening',
        icon: 'briefcase',
        fields: {
          Title: 'text required unique',
          Team: { options: ['Design', 'Engineering', 'Operations'] },
          Open: { type: 'boolean', default: 'true' },
          Since: 'date',
          'Pays up to': { type: 'money', min: 0 },
          People: { type: 'integer', computed: 'count(Candidates)' },
          'Still in': {
            type: 'integer',
            computed: 'count(Candidates where Stage is not "Hired" and Stage is not "Turned down")',
          },
          Description: 'longtext',
        },
        views: [{ cards: ['Team', 'People', 'Still in', 'Pays up to'] }],
        filters: { Open: 'Open' },
        badges: { 'Nobody left: bad': 'Open and Still in = 0', 'Filled: good': 'not Open' },
        samples: `
          Title            | Team        | Open | Since | Pays up to | Description
          Product designer | Design      | yes  | -28   | 98000      | Works with research every week.
          Backend engineer | Engineering | yes  | -45   | 122000     | Owns the sync service.
          Office manager   | Operations  | no   | -75   | 64000      |
          Copywriter       | Design      | yes  | -5    | 70000      | Help texts and letters.
        `,
      },
    ],
    metrics: {
      'In the process': { count: 'Candidate', where: 'Stage is not "Hired" and Stage is not "Turned down"' },
      'Interviews to come': { count: 'Interview', where: 'When >= now' },
      'Candidates by stage': { count: 'Candidate', by: 'Stage' },
      'Candidates by source': { count: 'Candidate', by: 'Source' },
      'Applications per month': { count: 'Candidate', by: 'Applied', per: 'month' },
    },
    pages: [
      'Candidates',
      'Interviews',
      'Openings',
      {
        name: 'Funnel',
        icon: 'filter',
        blocks: [
          { figures: ['In the process', 'Interviews to come'] },
          { chart: 'Candidates by stage' },
          { chart: 'Applications per month', shape: 'line' },
        ],
      },
    ],
  },
};
