import type { Archetype } from './archetype';

export const researchInterviews: Archetype = {
  id: 'research-interviews',
  names: {
    en: [
      'research interviews',
      'qualitative interviews',
      'interview study',
      'user interviews',
      'oral history',
    ],
    es: ['entrevistas de investigación', 'historia oral', 'entrevistas cualitativas'],
    fr: ['entretiens de recherche', 'histoire orale', 'entretiens qualitatifs'],
    de: ['Forschungsinterviews', 'qualitative Interviews', 'Zeitzeugeninterviews'],
    pt: ['entrevistas de investigação', 'história oral', 'entrevistas qualitativas'],
  },
  words: [
    'interview',
    'participant',
    'consent',
    'transcript',
    'recording',
    'researcher',
    'code',
    'theme',
    'pseudonym',
    'quotation',
    'qualitative',
    'respondent',
    'ethics',
    'fieldwork',
    'transcribe',
    'anonymise',
  ],
  draft: {
    title: 'Interview study',
    look: { accent: '#3b5a8c', icon: 'mic', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Interview',
        icon: 'mic',
        fields: {
          Code: 'text required unique',
          Participant: { to: 'Participant', required: true },
          When: 'datetime required',
          Place: 'text',
          Length: { type: 'duration', min: 1 },
          Status: {
            options: [
              'Arranged: info',
              'Recorded: accent',
              'Transcribed: warning',
              'Coded: good',
              'Withdrawn: neutral',
            ],
            required: true,
            default: 'Arranged',
          },
          Recording: { type: 'text', help: 'Name of the file on the encrypted drive.' },
          Excerpts: { type: 'integer', computed: 'count(Excerpts.Interview)' },
          'First impressions': 'longtext',
        },
        sort: 'When desc',
        views: [
          { board: 'Status', show: ['Participant', 'When', 'Length'] },
          { calendar: 'When', color: 'Status' },
          { table: ['Participant', 'When', 'Length', 'Status', 'Excerpts'] },
        ],
        filters: { 'To transcribe': 'Status is "Recorded"', 'To code': 'Status is "Transcribed"' },
        rules: [
          {
            check: 'Status is "Arranged" or Status is "Withdrawn" or Participant.Consent is "Signed"',
            field: 'Status',
            message: 'Nothing is recorded without a signed consent form.',
          },
          {
            check: 'Status is not "Recorded" or Recording is not empty',
            field: 'Recording',
            message: 'Say where the recording is.',
          },
        ],
        badges: {
          'No consent yet: bad': 'Status is "Arranged" and Participant.Consent is not "Signed"',
          'Transcribe: warning': 'Status is "Recorded" and When < now - 14 days',
        },
        actions: [
          {
            name: 'Transcribed',
            icon: 'file-text',
            when: 'Status is "Recorded"',
            set: { Status: 'Transcribed' },
          },
          { name: 'Coded', icon: 'tags', when: 'Status is "Transcribed"', set: { Status: 'Coded' } },
        ],
        samples: `
          Code | Participant | When      | Place             | Length | Status      | Recording | First impressions
          I01  | Agnes       | -40T10:00 | Her kitchen       | 1:25   | Coded       | i01.wav   | Warm once the form was out of the way
          I02  | Bernard     | -31T14:30 | Union hall        | 0:58   | Transcribed | i02.wav   | Guarded about the strike
          I03  | Chidi       | -17T18:00 | Online            | 1:10   | Recorded    | i03.mp4   |
          I04  | Dorota      | -6T11:00  | Library, room 2   | 0:47   | Recorded    | i04.wav   | Interrupted twice
          I05  | Edwin       | +3T15:00  | His allotment     |        | Arranged    |           |
        `,
      },
      {
        name: 'Participant',
        icon: 'venetian-mask',
        fields: {
          Pseudonym: { type: 'text', required: true, unique: true, help: 'The real name stays on paper.' },
          Group: { options: ['Dockers', 'Office staff', 'Families'], required: true },
          'Born in': { type: 'integer', min: 1900, max: 2020 },
          'Found through': 'text',
          Consent: {
            options: ['Not asked: neutral', 'Form sent: info', 'Signed: good', 'Withdrawn: bad'],
            required: true,
            default: 'Not asked',
          },
          'Consent signed': 'date',
          'May be quoted': 'boolean',
          Interviews: { type: 'integer', computed: 'count(Interviews.Participant)' },
        },
        views: [
          { table: ['Group', 'Born in', 'Found through', 'Consent', 'May be quoted', 'Interviews'] },
          { board: 'Consent', show: ['Group', 'Interviews'] },
        ],
        filters: { 'Consent missing': 'Consent is not "Signed"', 'May be quoted': 'May be quoted' },
        rules: [
          {
            check: 'Consent is not "Signed" or Consent signed is not empty',
            field: 'Consent signed',
            message: 'Say on what day it was signed.',
          },
        ],
        badges: { 'Withdrawn: bad': 'Consent is "Withdrawn"' },
        actions: [
          {
            name: 'Consent signed',
            icon: 'signature',
            when: 'Consent is not "Signed"',
            set: { Consent: 'Signed', 'Consent signed': 'today' },
          },
        ],
        samples: `
          Pseudonym | Group        | Born in | Found through   | Consent    | Consent signed | May be quoted
          Agnes     | Families     | 1941    | Parish magazine | Signed     | -42            | yes
          Bernard   | Dockers      | 1938    | Union           | Signed     | -31            | no
          Chidi     | Office staff | 1950    | Agnes           | Signed     | -20            | yes
          Dorota    | Families     | 1955    | Notice          | Signed     | -6             | yes
          Edwin     | Dockers      | 1944    | Bernard         | Form sent  |                | no
        `,
      },
      {
        name: 'Excerpt',
        icon: 'quote',
        label: 'Words',
        fields: {
          Words: 'text required',
          Interview: { to: 'Interview', required: true, onDelete: 'cascade' },
          At: { type: 'duration', help: 'From the start of the recording.' },
          Themes: { to: 'Theme', many: true, inverse: 'Excerpts' },
          'In the paper': 'boolean',
          Memo: 'longtext',
        },
        views: [{ table: ['Interview', 'At', 'Themes', 'In the paper'] }, { cards: ['Themes', 'Memo'] }],
        filters: { 'Not coded': 'Themes is empty', 'In the paper': 'In the paper' },
        rules: [
          {
            check: 'not In the paper or Interview.Participant.May be quoted',
            field: 'In the paper',
            message: 'This participant does not wish to be quoted.',
          },
        ],
        badges: { 'Not coded: warning': 'Themes is empty' },
        samples: `
          Words                                       | Interview | At   | Themes               | In the paper | Memo
          You knew the tide by the smell              | I01       | 0:12 | Senses, Time and tide | yes         | Opening of section 2
          We were counted like sacks                  | I02       | 0:31 | Dignity              | no           |
          My mother ironed for the whole gang         | I01       | 0:48 | Women’s work         | no           | Compare with Dorota
          The crane took forty men and gave one a seat | I02      | 0:44 | Dignity, Time and tide | no         |
        `,
      },
      {
        name: 'Theme',
        icon: 'tags',
        fields: {
          Name: 'text required unique',
          Meaning: 'text',
          Colour: 'color',
          Part: { options: ['Work', 'Home', 'Change'] },
          Used: { type: 'integer', computed: 'count(Excerpts)' },
        },
        views: [{ table: ['Meaning', 'Part', 'Used'] }, { board: 'Part', show: ['Used'] }],
        badges: { 'Thin: info': 'Used < 2' },
        samples: `
          Name          | Meaning                         | Colour  | Part
          Dignity       | Being seen or not seen as a man | #a5213f | Work
          Senses        | Smell, noise, cold              | #1e7262 | Work
          Time and tide | Clock time against sea time     | #3b5a8c | Change
          Women’s work  | What kept the dock going        | #a65a17 | Home
        `,
      },
    ],
    metrics: {
      'Interviews recorded': {
        count: 'Interview',
        where: 'Status is not "Arranged" and Status is not "Withdrawn"',
        goal: 24,
      },
      'Hours recorded': { sum: 'Length', of: 'Interview' },
      'To transcribe': { count: 'Interview', where: 'Status is "Recorded"' },
      'Participants by group': { count: 'Participant', by: 'Group' },
    },
    pages: [
      'Interviews',
      'Participants',
      'Excerpts',
      'Themes',
      {
        name: 'Study',
        icon: 'chart-column',
        blocks: [
          { figures: ['Interviews recorded', 'Hours recorded', 'To transcribe'] },
          { chart: 'Participants by group' },
          { shortlist: 'Theme', title: 'Themes used most', sort: 'Used desc' },
        ],
      },
    ],
  },
};
