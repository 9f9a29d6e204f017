import type { Archetype } from './archetype';

export const courier: Archetype = {
  id: 'courier',
  names: {
    en: ['courier', 'courier service', 'parcel delivery', 'delivery company', 'delivery rounds'],
    es: ['mensajería', 'empresa de reparto', 'entrega de paquetes'],
    fr: ['service de coursier', 'livraison de colis', 'coursiers'],
    de: ['Kurierdienst', 'Paketdienst', 'Lieferdienst'],
    pt: ['serviço de estafetas', 'entrega de encomendas', 'empresa de entregas'],
  },
  words: [
    'courier',
    'parcel',
    'delivery',
    'recipient',
    'driver',
    'van',
    'depot',
    'signature',
    'tracking',
    'sender',
    'doorstep',
    'dispatch',
    'package',
    'shipment',
    'attempt',
  ],
  draft: {
    title: 'Parcel delivery',
    look: { accent: '#b5520b', icon: 'package', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Parcel',
        icon: 'package',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Sender: { to: 'Sender', required: true },
          Recipient: { type: 'person', required: true },
          Address: 'text required',
          Weight: { type: 'number', required: true, min: 0.1, max: 70, unit: 'kg' },
          Round: { to: 'Round' },
          Status: {
            options: [
              'Collected: neutral',
              'At the depot: info',
              'Out: accent',
              'Delivered: good',
              'Nobody home: warning',
              'Sent back: bad',
            ],
            required: true,
            default: 'Collected',
          },
          Attempts: { type: 'integer', min: 0, max: 3, default: '0' },
          'Signed by': 'person',
        },
        views: [
          { board: 'Status', show: ['Recipient', 'Address', 'Round'] },
          {
            board: 'Round',
            show: ['Recipient', 'Address', 'Weight', 'Status'],
            name: 'By round',
            where: 'Status is not "Delivered" and Status is not "Sent back"',
          },
          { table: ['Sender', 'Recipient', 'Address', 'Weight', 'Round', 'Status', 'Attempts', 'Signed by'] },
        ],
        filters: {
          'On the way': 'Status is not "Delivered" and Status is not "Sent back"',
          'No round yet': 'Round is empty and Status is "At the depot"',
        },
        opensWith: 'On the way',
        rules: [
          {
            check: 'Status is not "Delivered" or Signed by is not empty',
            field: 'Signed by',
            message: 'Say who signed for it, or where it was left.',
          },
          {
            check: 'Status is not "Out" or Round is not empty',
            field: 'Round',
            message: 'A parcel goes out with a round.',
          },
        ],
        badges: {
          'Last attempt: bad': 'Attempts = 2 and (Status is "Out" or Status is "Nobody home")',
          'No round: warning': 'Round is empty and Status is "At the depot"',
        },
        actions: [
          {
            name: 'Into the van',
            icon: 'truck',
            when: 'Status is "At the depot" and Round is not empty',
            set: { Status: 'Out' },
          },
          {
            name: 'To the recipient',
            icon: 'check',
            when: 'Status is "Out"',
            set: { Status: 'Delivered', 'Signed by': 'Recipient' },
          },
          {
            name: 'Nobody home',
            icon: 'door-open',
            when: 'Status is "Out" and Attempts < 3',
            set: { Status: 'Nobody home', Attempts: 'Attempts + 1' },
          },
          {
            name: 'Send back',
            icon: 'undo-2',
            when: 'Attempts >= 2 and Status is "Nobody home"',
            set: { Status: 'Sent back', Round: 'empty' },
          },
        ],
        samples: `
          Number  | Sender            | Recipient  | Address          | Weight | Round           | Status       | Attempts | Signed by
          P-88120 | Lens and Light    | Nora Vik   | Harbour Street 3 | 2.4    | North, morning  | Out          | 0        |
          P-88121 | Lens and Light    | Omar Said  | Old Quay 18      | 1.1    | North, morning  | Out          | 2        |
          P-88122 | Tea Chest         | Grace Lund | Mill Row 6       | 6.8    | South, morning  | Delivered    | 0        | Neighbour, no. 8
          P-88123 | Tea Chest         | Paul Frey  | Castle Road 40   | 3.2    |                 | At the depot | 0        |
          P-88124 | Bike Parts Direct | Ana Cruz   | Park Lane 11     | 18.5   | South, tomorrow | At the depot | 0        |
          P-88119 | Bike Parts Direct | Lars Holm  | Hill Top 2       | 9      |                 | Nobody home  | 2        |
        `,
      },
      {
        name: 'Round',
        icon: 'route',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Driver: 'person required',
          Van: { to: 'Van', required: true },
          Start: { type: 'time', default: '08:00' },
          Parcels: { type: 'integer', computed: 'count(Parcels)' },
          Load: { type: 'number', computed: 'sum(Weight in Parcels)', unit: 'kg' },
          Delivered: {
            type: 'percent',
            computed: 'count(Parcels where Status is "Delivered") / count(Parcels)',
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Driver', 'Van', 'Start', 'Parcels', 'Load', 'Delivered'] },
          { calendar: 'Date', color: 'Van' },
        ],
        filters: { Today: 'Date = today', 'To come': 'Date > today' },
        rules: [
          { check: 'Load <= Van.Carries', field: 'Van', message: 'The van must not carry that much.' },
          { unique: ['Driver', 'Name', 'Date'], message: 'This round is planned already.' },
        ],
        badges: {
          'All delivered: good': 'Delivered = 100%',
          'Nearly full: warning': 'Load > Van.Carries * 0.9',
        },
        samples: `
          Name             | Date | Driver | Van          | Start
          North, morning   | +0   | Bilal  | CV 401       | 08:00
          South, morning   | +0   | Wanda  | CV 402       | 08:30
          South, tomorrow  | +1   | Wanda  | Cargo bike 1 | 08:30
          North, yesterday | -1   | Bilal  | CV 401       | 08:00
        `,
      },
      {
        name: 'Van',
        icon: 'truck',
        label: 'Plate',
        fields: {
          Plate: 'text required unique',
          Kind: { options: ['Van', 'Electric van', 'Cargo bike'], required: true },
          Carries: { type: 'integer', required: true, min: 1, unit: 'kg' },
          Mileage: { type: 'integer', min: 0, unit: 'km' },
          'Service due': 'date',
          'Rounds so far': { type: 'integer', computed: 'count(Rounds)' },
        },
        views: [{ table: ['Kind', 'Carries', 'Mileage', 'Service due', 'Rounds so far'] }],
        filters: { 'Service soon': 'Service due <= today + 14 days' },
        badges: { 'Service soon: warning': 'Service due <= today + 14 days' },
        actions: [
          {
            name: 'Serviced',
            icon: 'wrench',
            when: 'Service due <= today + 14 days',
            set: { 'Service due': 'today + 6 months' },
          },
        ],
        samples: `
          Plate        | Kind         | Carries | Mileage | Service due
          CV 401       | Van          | 900     | 184200  | +9
          CV 402       | Electric van | 650     | 42100   | +120
          Cargo bike 1 | Cargo bike   | 20      | 5300    | +40
          CV 388       | Van          | 850     | 251700  | +200
        `,
      },
      {
        name: 'Sender',
        icon: 'store',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Address: 'text',
          'A parcel': { type: 'money', required: true, min: 0, help: 'The agreed price.' },
          'Collect by': 'time',
          Parcels: { type: 'integer', computed: 'count(Parcels)' },
          'To invoice': {
            type: 'money',
            computed: 'count(Parcels where Status is "Delivered" or Status is "Sent back") * A parcel',
          },
        },
        views: [{ table: ['Phone', 'A parcel', 'Collect by', 'Parcels', 'To invoice'] }],
        samples: `
          Name              | Phone    | Address         | A parcel | Collect by
          Lens and Light    | 555-2211 | Market Street 5 | 7.90     | 17:00
          Tea Chest         | 555-2212 | Dock 4          | 6.80     | 16:30
          Bike Parts Direct | 555-2213 | Ring Road 77    | 9.50     | 18:00
          Print Corner      | 555-2214 | High Street 30  | 7.20     |
        `,
      },
    ],
    metrics: {
      'On the way': { count: 'Parcel', where: 'Status is not "Delivered" and Status is not "Sent back"' },
      'No round yet': { count: 'Parcel', where: 'Round is empty and Status is "At the depot"', goal: 0 },
      'Parcels by status': { count: 'Parcel', by: 'Status' },
      'Parcels by sender': { count: 'Parcel', by: 'Sender' },
    },
    pages: [
      'Parcels',
      'Rounds',
      'Vans',
      'Senders',
      {
        name: 'Dispatch',
        icon: 'radio',
        blocks: [
          { figures: ['On the way', 'No round yet'] },
          { shortlist: 'Round', title: 'Rounds of today', where: 'Date = today' },
          { chart: 'Parcels by status' },
          { chart: 'Parcels by sender', shape: 'donut' },
        ],
      },
    ],
  },
};
