import type { Archetype } from './archetype';

export const amateurRadio: Archetype = {
  id: 'amateur-radio',
  names: {
    en: ['amateur radio', 'ham radio', 'radio logbook', 'ham radio log', 'radio contacts'],
    es: ['radioafición', 'libro de guardia de radioaficionado', 'contactos de radio'],
    fr: ['radioamateur', 'journal de trafic', 'contacts radio'],
    de: ['Amateurfunk', 'Funklogbuch', 'Funkverbindungen'],
    pt: ['radioamadorismo', 'radioamador', 'contactos de rádio'],
  },
  words: [
    'radio',
    'ham',
    'callsign',
    'antenna',
    'qso',
    'qsl',
    'frequency',
    'transceiver',
    'band',
    'morse',
    'dx',
    'contest',
    'shortwave',
    'repeater',
    'dxcc',
    'sota',
    'vhf',
    'signal',
  ],
  draft: {
    title: 'Radio logbook',
    look: { accent: '#2a4d8f', icon: 'radio', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Contact',
        icon: 'radio',
        fields: {
          Callsign: 'text required',
          Time: { type: 'datetime', required: true, default: 'now', help: 'In UTC.' },
          Band: {
            options: ['160 m', '80 m', '40 m', '30 m', '20 m', '17 m', '15 m', '10 m', '2 m', '70 cm'],
            required: true,
            default: '20 m',
          },
          Mode: { options: ['SSB', 'CW', 'FT8', 'FM', 'RTTY'], required: true, default: 'SSB' },
          'Report sent': { type: 'text', default: '"59"' },
          'Report received': { type: 'text', default: '"59"' },
          Country: { to: 'Country' },
          Card: {
            options: ['None: neutral', 'Sent: info', 'Received: warning', 'Confirmed: good'],
            default: 'None',
            help: 'The QSL card.',
          },
          Activation: { to: 'Activation' },
        },
        sort: 'Time desc',
        views: [
          { table: ['Time', 'Band', 'Mode', 'Report sent', 'Report received', 'Country', 'Card'] },
          { board: 'Card', show: ['Time', 'Band', 'Country'] },
          { calendar: 'Time', color: 'Band' },
        ],
        filters: {
          'This month': 'Time >= now - 30 days',
          'Card to send': 'Card is "None" or Card is "Received"',
          Morse: 'Mode is "CW"',
        },
        rules: [
          { check: 'Time <= now', field: 'Time', message: 'A contact is logged once it was made.' },
          {
            unique: ['Callsign', 'Band', 'Mode', 'Activation'],
            message: 'A dupe: this station is in the log on this band and mode.',
          },
        ],
        badges: {
          'New country: accent': 'Country is not empty and Country.Contacts = 1',
          'Owe a card: warning': 'Card is "Received"',
        },
        actions: [
          { name: 'Card sent', icon: 'send', when: 'Card is "None"', set: { Card: 'Sent' } },
          { name: 'Card came', icon: 'mail', when: 'Card is "Sent"', set: { Card: 'Confirmed' } },
          { name: 'Answered', icon: 'reply', when: 'Card is "Received"', set: { Card: 'Confirmed' } },
        ],
        samples: `
          Callsign | Time      | Band | Mode | Report sent | Report received | Country     | Card      | Activation
          JX0ZZA   | -1T21:14  | 20 m | CW   | 579         | 559             | Jan Mayen   | Sent      |
          F0ZZB/P  | -3T10:42  | 40 m | SSB  | 59          | 57              | France      | None      | Bell Knott
          EI0ZZC   | -3T10:47  | 40 m | SSB  | 57          | 55              | Ireland     | None      | Bell Knott
          F0ZZD    | -3T10:55  | 40 m | SSB  | 59          | 59              | France      | Received  | Bell Knott
          EI0ZZE   | -3T11:03  | 2 m  | FM   | 59          | 59              | Ireland     | None      | Bell Knott
          ZL0ZZF   | -46T07:20 | 15 m | FT8  | -12         | -17             | New Zealand | Confirmed |
        `,
      },
      {
        name: 'Country',
        icon: 'globe',
        fields: {
          Name: 'text required unique',
          Prefix: 'text required unique',
          Continent: {
            options: ['Africa', 'Antarctica', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'],
          },
          Zone: { type: 'integer', min: 1, max: 40 },
          Contacts: { type: 'integer', computed: 'count(Contacts)' },
          Confirmed: { type: 'boolean', computed: 'count(Contacts where Card is "Confirmed") > 0' },
        },
        views: [
          { table: ['Prefix', 'Continent', 'Zone', 'Contacts', 'Confirmed'] },
          { board: 'Continent', show: ['Prefix', 'Confirmed'] },
        ],
        filters: {
          Confirmed: 'Confirmed',
          Needed: 'Contacts = 0',
          'Worked, not confirmed': 'Contacts > 0 and not Confirmed',
        },
        badges: { 'Confirmed: good': 'Confirmed', 'Needed: warning': 'Contacts = 0' },
        samples: `
          Name        | Prefix | Continent | Zone
          France      | F      | Europe    | 14
          Ireland     | EI     | Europe    | 14
          Jan Mayen   | JX     | Europe    | 40
          New Zealand | ZL     | Oceania   | 32
          Japan       | JA     | Asia      | 25
        `,
      },
      {
        name: 'Activation',
        icon: 'mountain',
        fields: {
          Name: 'text required',
          Reference: { type: 'text', help: 'Of the summit, park or island.' },
          Date: { type: 'date', required: true, default: 'today' },
          Points: { type: 'integer', min: 0 },
          Antenna: { to: 'Antenna' },
          Power: { type: 'number', min: 0, unit: 'W' },
          Contacts: { type: 'integer', computed: 'count(Contacts)' },
          Valid: { type: 'boolean', computed: 'count(Contacts) >= 4', help: 'It takes four contacts.' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Reference', 'Date', 'Points', 'Antenna', 'Power', 'Contacts', 'Valid'] },
          { calendar: 'Date' },
        ],
        filters: { Planned: 'Date > today', Valid: 'Valid' },
        rules: [{ unique: ['Reference', 'Date'], message: 'This reference was activated that day already.' }],
        badges: { 'Valid: good': 'Valid', 'Not enough contacts: bad': 'Date < today and not Valid' },
        samples: `
          Name         | Reference | Date | Points | Antenna       | Power
          Bell Knott   | ZZ/LD-901 | -3   | 4      | End-fed wire  | 10
          Grey Moor    | ZZ/NP-914 | +11  | 6      | End-fed wire  | 5
          Heron Island | ZZ-0907   | -70  |        | Roof vertical | 50
          Fell Park    | ZZFF-0932 | -120 | 2      | Hand-held     | 5
        `,
      },
      {
        name: 'Antenna',
        plural: 'Antennas',
        icon: 'rss',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Dipole', 'Vertical', 'Beam', 'Wire', 'Whip'] },
          Bands: {
            options: ['80 m', '40 m', '20 m', '15 m', '10 m', '2 m', '70 cm'],
            many: true,
          },
          Height: { type: 'number', min: 0, unit: 'm' },
          SWR: { type: 'number', min: 1, max: 20 },
          Checked: 'date',
        },
        views: [{ table: ['Kind', 'Bands', 'Height', 'SWR', 'Checked'] }],
        filters: { 'For 40 m': 'Bands contains "40 m"', 'To tune': 'SWR > 2' },
        badges: { 'Tune it: warning': 'SWR > 2' },
        actions: [{ name: 'Checked', icon: 'check', set: { Checked: 'today' } }],
        samples: `
          Name          | Kind     | Bands            | Height | SWR | Checked
          End-fed wire  | Wire     | 40 m, 20 m, 10 m | 6      | 1.6 | -3
          Roof vertical | Vertical | 20 m, 15 m       | 9      | 1.4 | -190
          Loft dipole   | Dipole   | 80 m, 40 m       | 7      | 2.8 | -400
          Hand-held     | Whip     | 2 m, 70 cm       |        | 1.2 |
        `,
      },
    ],
    metrics: {
      'Contacts this month': { count: 'Contact', where: 'Time >= now - 30 days' },
      'Countries confirmed': { count: 'Country', where: 'Confirmed', goal: 100 },
      'Contacts by band': { count: 'Contact', by: 'Band' },
      'Contacts per month': { count: 'Contact', by: 'Time', per: 'month' },
    },
    pages: [
      'Contacts',
      'Countries',
      'Activations',
      'Antennas',
      {
        name: 'Shack',
        icon: 'headphones',
        blocks: [
          { figures: ['Contacts this month', 'Countries confirmed'] },
          { chart: 'Contacts by band' },
          { chart: 'Contacts per month', shape: 'line' },
          {
            shortlist: 'Contact',
            title: 'Cards to write',
            where: 'Card is "None" or Card is "Received"',
            sort: 'Time',
          },
        ],
      },
    ],
  },
};
