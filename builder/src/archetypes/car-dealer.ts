import type { Archetype } from './archetype';

export const carDealer: Archetype = {
  id: 'car-dealer',
  names: {
    en: ['car dealer', 'used car dealer', 'car dealership', 'cars for sale', 'car lot'],
    es: ['concesionario de coches', 'compraventa de coches', 'coches de ocasión'],
    fr: ['concession automobile', 'vente de voitures d’occasion'],
    de: ['Autohaus', 'Autohändler', 'Gebrauchtwagenhandel'],
    pt: ['concessionária de automóveis', 'stand de automóveis', 'venda de carros usados'],
  },
  words: [
    'dealer',
    'dealership',
    'car',
    'mileage',
    'trade-in',
    'forecourt',
    'test-drive',
    'saloon',
    'registration',
    'valeting',
    'warranty',
    'vehicle',
    'salesman',
    'negotiate',
  ],
  draft: {
    title: 'Car dealer',
    look: { accent: '#24476b', icon: 'handshake', radius: 'sharp' },
    entities: [
      {
        name: 'Car',
        icon: 'car',
        fields: {
          Name: { type: 'text', required: true, help: 'Make, model and year.' },
          Photo: 'image',
          Mileage: { type: 'integer', required: true, min: 0, unit: 'km' },
          Fuel: { options: ['Petrol', 'Diesel', 'Hybrid', 'Electric'], required: true },
          Status: {
            options: [
              'Bought: neutral',
              'In preparation: warning',
              'For sale: info',
              'Reserved: accent',
              'Sold: good',
            ],
            required: true,
            default: 'Bought',
          },
          'Bought on': { type: 'date', required: true, default: 'today' },
          Cost: { type: 'money', required: true, min: 0, help: 'What we paid for it.' },
          Price: { type: 'money', min: 0, help: 'On the windscreen.' },
          Profit: {
            type: 'money',
            computed: 'if Price is empty then empty else Price - Cost - sum(Cost in Preparation)',
          },
        },
        sort: 'Bought on',
        views: [
          { gallery: 'Photo', show: ['Price', 'Mileage', 'Fuel', 'Status'] },
          { board: 'Status', show: ['Price', 'Bought on'] },
          { table: ['Mileage', 'Fuel', 'Status', 'Bought on', 'Cost', 'Price', 'Profit'] },
        ],
        filters: {
          'On the forecourt': 'Status is "For sale" or Status is "Reserved"',
          'Stands too long': 'Status is "For sale" and Bought on < today - 90 days',
        },
        rules: [
          {
            check: 'Status is not "For sale" or Price is not empty',
            field: 'Price',
            message: 'A car for sale needs a price.',
          },
          {
            check: 'Status is not "For sale" or count(Preparation where not Done) = 0',
            field: 'Status',
            message: 'The preparation is not finished yet.',
          },
        ],
        badges: {
          'Stands too long: bad': 'Status is "For sale" and Bought on < today - 90 days',
          'Loses money: bad': 'Profit < 0',
        },
        actions: [
          {
            name: 'Put up for sale',
            icon: 'tag',
            when: 'Status is "In preparation" and Price is not empty',
            set: { Status: 'For sale' },
          },
          { name: 'Reserve', icon: 'handshake', when: 'Status is "For sale"', set: { Status: 'Reserved' } },
          { name: 'Sold', icon: 'key', when: 'Status is "Reserved"', set: { Status: 'Sold' } },
          {
            name: 'Reduce by 3%',
            icon: 'percent',
            when: 'Status is "For sale" and Bought on < today - 60 days',
            set: { Price: 'round(Price * 0.97, 0)' },
          },
        ],
        samples: `
          Name                 | Photo            | Mileage | Fuel     | Status         | Bought on | Cost     | Price
          Golf 1.5, 2019       | blue hatchback   | 68400   | Petrol   | For sale       | -24       | 11200.00 | 14490.00
          Model 3, 2021        | white saloon     | 51200   | Electric | Reserved       | -40       | 21500.00 | 25900.00
          Octavia estate, 2017 | grey estate      | 142800  | Diesel   | For sale       | -118      | 8300.00  | 9950.00
          Yaris hybrid, 2020   | red small car    | 39700   | Hybrid   | In preparation | -6        | 12100.00 | 15200.00
          Panda, 2015          | yellow small car | 96000   | Petrol   | In preparation | -3        | 3400.00  | 4900.00
          Focus, 2016          | silver hatchback | 110300  | Petrol   | Sold           | -75       | 5600.00  | 7400.00
        `,
      },
      {
        name: 'Preparation',
        plural: 'Preparation',
        icon: 'wrench',
        fields: {
          Work: 'text required',
          Car: { to: 'Car', required: true, onDelete: 'cascade' },
          Kind: { options: ['Mechanics', 'Bodywork', 'Tyres', 'Valeting', 'Papers'], required: true },
          Firm: 'text',
          Cost: { type: 'money', min: 0 },
          Due: 'date',
          Done: 'boolean',
        },
        sort: 'Due',
        views: [
          { table: ['Car', 'Kind', 'Firm', 'Cost', 'Due', 'Done'] },
          { board: 'Kind', show: ['Car', 'Cost', 'Done'] },
        ],
        filters: { 'To do': 'not Done' },
        badges: { 'Late: bad': 'not Done and Due < today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Work                 | Car                  | Kind      | Firm         | Cost    | Due | Done
          Front brakes         | Yaris hybrid, 2020   | Mechanics | Own workshop | 210.00  | -1  | no
          Valet inside and out | Yaris hybrid, 2020   | Valeting  | Shine Bros   | 90.00   | +2  | no
          New inspection       | Panda, 2015          | Papers    | Test centre  | 120.00  | -1  | yes
          Four summer tyres    | Golf 1.5, 2019       | Tyres     | Own workshop | 340.00  | -18 | yes
          Dent in the door     | Octavia estate, 2017 | Bodywork  | Smart Repair | 2100.00 | -90 | yes
        `,
      },
      {
        name: 'Test drive',
        icon: 'route',
        label: 'Car',
        fields: {
          Car: { to: 'Car', required: true },
          Buyer: { to: 'Buyer', required: true },
          Start: 'datetime required',
          'Licence seen': 'boolean',
          Salesman: 'person',
          Outcome: {
            options: ['To come: info', 'Thinks about it: warning', 'Buys: good', 'No: bad'],
            required: true,
            default: 'To come',
          },
          Offer: { type: 'money', min: 0 },
          Notes: 'text',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', color: 'Outcome' },
          { table: ['Buyer', 'Start', 'Salesman', 'Outcome', 'Offer', 'Notes'] },
          { board: 'Outcome', show: ['Buyer', 'Start', 'Offer'] },
        ],
        filters: { 'To come': 'Outcome is "To come"', 'To ring': 'Outcome is "Thinks about it"' },
        rules: [
          {
            noOverlap: ['Start', 'Start + 45 minutes'],
            within: ['Car'],
            message: 'Somebody else drives this car at that time.',
          },
          {
            check: 'Outcome is "To come" or Licence seen',
            field: 'Licence seen',
            message: 'Nobody drives before we have seen a licence.',
          },
        ],
        badges: { 'Ring them: warning': 'Outcome is "Thinks about it" and date(Start) < today - 2 days' },
        actions: [
          {
            name: 'Licence seen',
            icon: 'id-card',
            when: 'not Licence seen',
            set: { 'Licence seen': 'true' },
          },
          { name: 'Buys', icon: 'handshake', when: 'Outcome is "Thinks about it"', set: { Outcome: 'Buys' } },
        ],
        samples: `
          Car                  | Buyer        | Start     | Licence seen | Salesman | Outcome         | Offer    | Notes
          Golf 1.5, 2019       | Lena Frost   | +1T10:00  | no           | Rick     | To come         |          |
          Octavia estate, 2017 | Carlos Vega  | -4T16:00  | yes          | Rick     | Thinks about it | 9200.00  | Wants winter tyres
          Model 3, 2021        | Dr Amara Obi | -6T11:00  | yes          | Sunny    | Buys            | 25400.00 | Financed
          Golf 1.5, 2019       | Carlos Vega  | -4T17:00  | yes          | Rick     | No              |          | Boot too small
          Focus, 2016          | Lena Frost   | -40T15:00 | yes          | Sunny    | No              |          |
        `,
      },
      {
        name: 'Buyer',
        icon: 'users',
        fields: {
          Name: 'text required',
          Phone: 'phone required',
          Email: 'email',
          'Looks for': 'tags',
          Budget: { type: 'money', min: 0 },
          'Trade-in': 'text',
          'Number of test drives': { type: 'integer', computed: 'count(Test drives)' },
        },
        views: [{ table: ['Phone', 'Looks for', 'Budget', 'Trade-in', 'Number of test drives'] }],
        samples: `
          Name         | Phone    | Email              | Looks for        | Budget   | Trade-in
          Lena Frost   | 555-2811 | lena@example.com   | small, automatic | 15000.00 | Fiesta, 2012
          Carlos Vega  | 555-2812 | carlos@example.com | estate, tow bar  | 10000.00 |
          Dr Amara Obi | 555-2813 | amara@example.com  | electric         | 27000.00 | Leaf, 2016
          Sam Pike     | 555-2814 |                    | first car        | 5000.00  |
        `,
      },
    ],
    metrics: {
      'Cars for sale': { count: 'Car', where: 'Status is "For sale" or Status is "Reserved"' },
      'Money in stock': { sum: 'Cost', of: 'Car', where: 'Status is not "Sold"' },
      'Cars by status': { count: 'Car', by: 'Status' },
      'Preparation by kind': { sum: 'Cost', of: 'Preparation', by: 'Kind' },
    },
    pages: [
      'Cars',
      'Preparation',
      'Test drives',
      'Buyers',
      {
        name: 'Sales office',
        icon: 'gauge',
        blocks: [
          { figures: ['Cars for sale', 'Money in stock'] },
          {
            shortlist: 'Car',
            title: 'Longest on the forecourt',
            where: 'Status is "For sale"',
            sort: 'Bought on',
          },
          {
            shortlist: 'Test drive',
            title: 'Ring them',
            where: 'Outcome is "Thinks about it"',
            sort: 'Start',
          },
          { chart: 'Cars by status' },
          { chart: 'Preparation by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
