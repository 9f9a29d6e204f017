import type { Archetype } from './archetype';

export const councilComplaints: Archetype = {
  id: 'council-complaints',
  names: {
    en: ['council complaints', 'citizen reports', 'potholes', 'complaints to a council', 'street problems'],
    es: ['quejas al ayuntamiento', 'avisos ciudadanos', 'baches'],
    fr: ['signalements citoyens', 'réclamations à la mairie', 'nids-de-poule'],
    de: ['Mängelmelder', 'Bürgeranliegen', 'Beschwerden an die Gemeinde'],
    pt: ['reclamações à câmara', 'ocorrências na via pública', 'buracos na estrada'],
  },
  words: [
    'council',
    'complaint',
    'pothole',
    'streetlight',
    'litter',
    'graffiti',
    'citizen',
    'resident',
    'ward',
    'pavement',
    'report',
    'municipality',
    'bench',
    'drain',
    'tip',
    'mayor',
  ],
  draft: {
    title: 'Street reports',
    look: { accent: '#1d6fa5', icon: 'megaphone', font: 'plain', radius: 'soft' },
    entities: [
      {
        name: 'Complaint',
        icon: 'megaphone',
        fields: {
          Reference: 'text required unique',
          What: 'text required',
          Kind: { to: 'Kind', required: true },
          Where: 'text required',
          Ward: { options: ['North', 'Harbour', 'Old Town', 'Hillside'], required: true },
          Photo: 'image',
          Received: { type: 'date', required: true, default: 'today' },
          'Reported by': 'person',
          Email: 'email',
          Status: {
            options: [
              'New: warning',
              'Passed on: info',
              'In hand: accent',
              'Put right: good',
              'Not ours: neutral',
            ],
            required: true,
            default: 'New',
          },
          Danger: 'boolean',
          Closed: 'date',
          'Answer by': { type: 'date', computed: 'Received + (if Danger then 1 else Kind.Days to answer)' },
          'Days open': {
            type: 'integer',
            computed: '(if Closed is empty then today else Closed) - Received',
          },
        },
        sort: 'Received desc',
        views: [
          { board: 'Status', show: ['What', 'Where', 'Received'] },
          { table: ['What', 'Kind', 'Ward', 'Received', 'Status', 'Answer by', 'Days open'] },
          { gallery: 'Photo', show: ['What', 'Where', 'Status'] },
        ],
        filters: {
          Open: 'Closed is empty',
          'Too late': 'Closed is empty and Answer by < today',
          Dangerous: 'Danger and Closed is empty',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Closed is not empty or (Status is not "Put right" and Status is not "Not ours")',
            field: 'Closed',
            message: 'Say on what day it was closed.',
          },
          { check: 'Closed >= Received', field: 'Closed', message: 'It was received before it was closed.' },
        ],
        badges: {
          'Danger: bad': 'Danger and Closed is empty',
          'Answer late: warning': 'Closed is empty and Answer by < today',
        },
        actions: [
          { name: 'Pass on', icon: 'send', when: 'Status is "New"', set: { Status: 'Passed on' } },
          {
            name: 'Put right',
            icon: 'check',
            when: 'Closed is empty',
            set: { Status: 'Put right', Closed: 'today', Danger: 'false' },
          },
          {
            name: 'Not ours',
            icon: 'x',
            when: 'Status is "New"',
            set: { Status: 'Not ours', Closed: 'today' },
          },
        ],
        samples: `
          Reference | What                       | Kind         | Where              | Ward     | Photo        | Received | Reported by  | Email             | Status    | Danger | Closed
          R-2201    | Deep hole by the crossing  | Pothole      | Castle Street 14   | Old Town | pothole      | -2       | Mrs Oyelaran | oye@example.com   | New       | yes    |
          R-2198    | Lamp out for a week        | Street light | Quay steps         | Harbour  |              | -9       | Ian Peel     | ian@example.com   | Passed on | no     |
          R-2190    | Mattresses in the alley    | Fly-tipping  | Behind Mill Row    | North    | old mattress | -20      |              |                   | In hand   | no     |
          R-2184    | Tag on the library         | Graffiti     | Library, west wall | Old Town | graffiti     | -33      | Library desk |                   | Put right | no     | -25
          R-2180    | Loud shop alarm            | Other        | Hillside parade    | Hillside |              | -40      | Joe Marsh    | joe@example.com   | Not ours  | no     | -39
        `,
      },
      {
        name: 'Kind',
        icon: 'tags',
        fields: {
          Name: 'text required unique',
          Department: { options: ['Roads', 'Lighting', 'Cleansing', 'Parks', 'Front desk'], required: true },
          'Days to answer': { type: 'integer', required: true, min: 1, max: 90, default: '10', unit: 'days' },
          'Standard answer': 'longtext',
          Open: { type: 'integer', computed: 'count(Complaints where Closed is empty)' },
          'Days on average': {
            type: 'number',
            computed: 'round(average(Days open in Complaints where Closed is not empty), 1)',
          },
        },
        views: [{ table: ['Department', 'Days to answer', 'Open', 'Days on average'] }],
        filters: { 'With open ones': 'Open > 0' },
        badges: { 'Slow: bad': 'Days on average > Days to answer' },
        samples: `
          Name         | Department | Days to answer | Standard answer
          Pothole      | Roads      | 5              | Thank you. An inspector measures the hole within five days.
          Street light | Lighting   | 7              | Thank you. Please give the number on the post.
          Fly-tipping  | Cleansing  | 3              |
          Graffiti     | Cleansing  | 10             |
          Other        | Front desk | 10             |
        `,
      },
      {
        name: 'Step',
        icon: 'message-square',
        label: 'What',
        fields: {
          What: 'text required',
          Complaint: { to: 'Complaint', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          By: 'person',
          'Told the citizen': 'boolean',
          Took: { type: 'duration', min: 0 },
        },
        sort: 'Date desc',
        views: [{ table: ['Complaint', 'Date', 'By', 'Told the citizen', 'Took'] }],
        filters: { 'Not told yet': 'not Told the citizen' },
        badges: { 'Write to them: info': 'not Told the citizen and Complaint.Email is not empty' },
        actions: [
          { name: 'Told', icon: 'mail', when: 'not Told the citizen', set: { 'Told the citizen': 'true' } },
        ],
        samples: `
          What                       | Complaint | Date | By           | Told the citizen | Took
          Sent to the contractor     | R-2198    | -7   | P. Hale      | yes              | 0:10
          Looked at, two mattresses  | R-2190    | -15  | Crew 3       | no               | 0:30
          Cleaned with steam         | R-2184    | -25  | Crew 1       | yes              | 1:20
          Told whom to ring instead  | R-2180    | -39  | Front desk   | yes              | 0:05
        `,
      },
    ],
    metrics: {
      Open: { count: 'Complaint', where: 'Closed is empty' },
      'Answer late': { count: 'Complaint', where: 'Closed is empty and Answer by < today' },
      'Days to close': { average: 'Days open', of: 'Complaint', where: 'Closed is not empty' },
      'Complaints by ward': { count: 'Complaint', by: 'Ward' },
      'Complaints per month': { count: 'Complaint', by: 'Received', per: 'month' },
    },
    pages: [
      'Complaints',
      'Kinds',
      'Steps',
      {
        name: 'Town hall',
        icon: 'landmark',
        blocks: [
          { figures: ['Open', 'Answer late', 'Days to close'] },
          {
            shortlist: 'Complaint',
            title: 'Answer these first',
            where: 'Closed is empty',
            sort: 'Answer by',
          },
          { chart: 'Complaints by ward' },
          { chart: 'Complaints per month' },
        ],
      },
    ],
  },
};
