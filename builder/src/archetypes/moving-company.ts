import type { Archetype } from './archetype';

export const movingCompany: Archetype = {
  id: 'moving-company',
  names: {
    en: ['moving company', 'removals', 'removal company', 'house moves', 'movers'],
    es: ['empresa de mudanzas', 'mudanzas'],
    fr: ['entreprise de déménagement', 'déménageurs'],
    de: ['Umzugsunternehmen', 'Umzugsfirma', 'Möbelspedition'],
    pt: ['empresa de mudanças', 'mudanças residenciais'],
  },
  words: [
    'removal',
    'mover',
    'furniture',
    'van',
    'box',
    'piano',
    'packing',
    'crew',
    'lift',
    'stairs',
    'fragile',
    'wardrobe',
    'cubic',
    'survey',
    'unload',
    'parking',
  ],
  draft: {
    title: 'House moves',
    look: { accent: '#a34a14', icon: 'truck', radius: 'sharp' },
    entities: [
      {
        name: 'Move',
        icon: 'truck',
        fields: {
          Name: { type: 'text', required: true, help: 'Who moves.' },
          Phone: 'phone required',
          Date: 'date',
          Status: {
            options: ['Enquiry: neutral', 'Surveyed: info', 'Booked: accent', 'Done: good', 'Lost: bad'],
            required: true,
            default: 'Enquiry',
          },
          Van: { to: 'Van' },
          Crew: { type: 'integer', min: 1, max: 12, unit: 'people', default: '3' },
          Volume: { type: 'number', computed: 'sum(Total in Items)', unit: 'm³' },
          Price: { type: 'money', min: 0, help: 'As quoted.' },
          Paid: 'boolean',
        },
        sort: 'Date',
        views: [
          { board: 'Status', show: ['Date', 'Volume', 'Price'] },
          { calendar: 'Date', color: 'Van' },
          { table: ['Phone', 'Date', 'Status', 'Van', 'Crew', 'Volume', 'Price', 'Paid'] },
        ],
        filters: {
          'To come': 'Status is "Booked" and Date >= today',
          'To quote': 'Status is "Surveyed" and Price is empty',
          Unpaid: 'Status is "Done" and not Paid',
        },
        rules: [
          { check: 'Volume <= Van.Holds', field: 'Van', message: 'All that does not fit into the van.' },
          { unique: ['Van', 'Date'], message: 'The van has another move on that day.' },
          {
            check: 'Status is not "Booked" or (Date is not empty and Van is not empty)',
            field: 'Date',
            message: 'A booked move has a date and a van.',
          },
        ],
        badges: {
          'Order the parking permit: bad':
            'Status is "Booked" and count(Addresses where Parking is "Permit needed") > 0',
          'Unpaid: warning': 'Status is "Done" and not Paid',
        },
        actions: [
          {
            name: 'Book',
            icon: 'calendar-check',
            when: 'Status is "Surveyed" and Van is not empty',
            set: { Status: 'Booked' },
          },
          {
            name: 'Done',
            icon: 'check',
            when: 'Status is "Booked" and Date <= today',
            set: { Status: 'Done' },
          },
          { name: 'Paid', icon: 'banknote', when: 'Status is "Done" and not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          Name                | Phone    | Date | Status   | Van        | Crew | Price   | Paid
          Family Lindqvist    | 555-2411 | +5   | Booked   | Big Bertha | 4    | 1480.00 | no
          Mr Aydin            | 555-2412 | +0   | Booked   | Caddy      | 2    | 390.00  | no
          Law office Brandt   | 555-2413 | +19  | Surveyed | Big Bertha | 5    |         | no
          Student, attic room | 555-2414 | +26  | Enquiry  |            | 2    |         | no
          Mrs Oduya           | 555-2415 | -6   | Done     | Middle one | 3    | 820.00  | no
          Ben and Tilda       | 555-2416 | -20  | Done     | Middle one | 3    | 760.00  | yes
        `,
      },
      {
        name: 'Address',
        plural: 'Addresses',
        icon: 'map-pin',
        label: 'Address',
        fields: {
          Address: 'text required',
          Move: { to: 'Move', required: true, onDelete: 'cascade' },
          Kind: { options: ['Loading: info', 'Unloading: accent'], required: true },
          Floor: { type: 'integer', min: -2, max: 60, default: '0' },
          Lift: 'boolean',
          Carry: { type: 'integer', min: 0, unit: 'm', help: 'From the door to the van.' },
          Parking: {
            options: ['Free: good', 'Permit needed: bad', 'Permit ordered: info', 'Own yard: good'],
            required: true,
            default: 'Free',
          },
        },
        views: [{ table: ['Move', 'Kind', 'Floor', 'Lift', 'Carry', 'Parking'] }],
        filters: { 'Permit needed': 'Parking is "Permit needed"', 'Stairs only': 'Floor >= 2 and not Lift' },
        badges: { 'Stairs: warning': 'Floor >= 2 and not Lift', 'Permit: bad': 'Parking is "Permit needed"' },
        actions: [
          {
            name: 'Permit ordered',
            icon: 'file-check',
            when: 'Parking is "Permit needed"',
            set: { Parking: 'Permit ordered' },
          },
        ],
        samples: `
          Address           | Move             | Kind      | Floor | Lift | Carry | Parking
          Gartenstrasse 12  | Family Lindqvist | Loading   | 3     | no   | 25    | Permit needed
          Birkenweg 4       | Family Lindqvist | Unloading | 0     | no   | 10    | Own yard
          Harbour Street 80 | Mr Aydin         | Loading   | 5     | yes  | 40    | Permit ordered
          Mill Court 2      | Mr Aydin         | Unloading | 1     | no   | 5     | Free
        `,
      },
      {
        name: 'Item',
        icon: 'sofa',
        fields: {
          Name: 'text required',
          Move: { to: 'Move', required: true, onDelete: 'cascade' },
          Room: { options: ['Living room', 'Bedroom', 'Kitchen', 'Children', 'Office', 'Cellar'] },
          Quantity: { type: 'integer', required: true, min: 1, default: '1' },
          Volume: { type: 'number', required: true, min: 0.01, unit: 'm³', help: 'Of one.' },
          Total: { type: 'number', computed: 'Quantity * Volume', unit: 'm³' },
          Packing: {
            options: ['As it is: neutral', 'Wrap: info', 'Take apart: warning', 'Crate: bad'],
            default: 'As it is',
          },
          Photo: 'image',
        },
        views: [
          { board: 'Room', show: ['Quantity', 'Total', 'Packing'] },
          { table: ['Move', 'Room', 'Quantity', 'Volume', 'Total', 'Packing'] },
        ],
        filters: {
          'Take apart': 'Packing is "Take apart"',
          Fragile: 'Packing is "Crate" or Packing is "Wrap"',
        },
        actions: [{ name: 'One more', icon: 'plus', set: { Quantity: 'Quantity + 1' } }],
        samples: `
          Name                  | Move              | Room        | Quantity | Volume | Packing    | Photo
          Removal boxes         | Family Lindqvist  | Cellar      | 85       | 0.08   | As it is   |
          Wardrobe, three doors | Family Lindqvist  | Bedroom     | 2        | 2.1    | Take apart | wardrobe
          Upright piano         | Family Lindqvist  | Living room | 1        | 1.6    | Wrap       | piano
          Sofa                  | Mr Aydin          | Living room | 1        | 1.8    | Wrap       | sofa
          Removal boxes         | Mr Aydin          | Kitchen     | 22       | 0.08   | As it is   |
          Desks                 | Law office Brandt | Office      | 9        | 0.7    | Take apart | desk
        `,
      },
      {
        name: 'Van',
        icon: 'truck',
        fields: {
          Name: 'text required unique',
          Plate: 'text unique',
          Holds: { type: 'number', required: true, min: 1, unit: 'm³' },
          'Tail lift': 'boolean',
          'Inspection due': 'date',
          'Moves to come': { type: 'integer', computed: 'count(Moves where Status is "Booked")' },
        },
        views: [{ table: ['Plate', 'Holds', 'Tail lift', 'Inspection due', 'Moves to come'] }],
        filters: { 'With a tail lift': 'Tail lift' },
        badges: { 'Inspection soon: warning': 'Inspection due <= today + 30 days' },
        samples: `
          Name       | Plate  | Holds | Tail lift | Inspection due
          Big Bertha | MV 100 | 45    | yes       | +120
          Middle one | MV 204 | 28    | yes       | +17
          Caddy      | MV 311 | 12    | no        | +260
          Trailer    | MV 312 | 9     | no        | +400
        `,
      },
    ],
    metrics: {
      'Moves to come': { count: 'Move', where: 'Status is "Booked"' },
      Unpaid: { sum: 'Price', of: 'Move', where: 'Status is "Done" and not Paid' },
      'Moves by status': { count: 'Move', by: 'Status' },
      'Moves per month': { count: 'Move', where: 'Status is not "Lost"', by: 'Date', per: 'month' },
    },
    pages: [
      'Moves',
      'Addresses',
      'Items',
      'Vans',
      {
        name: 'Yard',
        icon: 'warehouse',
        blocks: [
          { figures: ['Moves to come', 'Unpaid'] },
          { shortlist: 'Move', title: 'Next moves', where: 'Status is "Booked"', sort: 'Date' },
          { shortlist: 'Address', title: 'Parking permits to order', where: 'Parking is "Permit needed"' },
          { chart: 'Moves per month' },
          { chart: 'Moves by status', shape: 'donut' },
        ],
      },
    ],
  },
};
