import type { Archetype } from './archetype';

export const photoShoots: Archetype = {
  id: 'photo-shoots',
  names: {
    en: [
      'photo shoots',
      'photography hobby',
      'photo log',
      'camera gear',
      'camera collection',
      'photo locations',
    ],
    es: ['sesiones de fotos', 'afición a la fotografía', 'equipo de fotografía'],
    fr: ['séances photo', 'carnet de photographie', 'matériel photo'],
    de: ['Fotoshootings', 'Fototagebuch', 'Fotoausrüstung', 'Kamerasammlung'],
    pt: ['sessões fotográficas', 'ensaios fotográficos', 'equipamento fotográfico'],
  },
  words: [
    'photo',
    'photography',
    'camera',
    'lens',
    'shoot',
    'aperture',
    'shutter',
    'iso',
    'tripod',
    'exposure',
    'landscape',
    'portrait',
    'flash',
    'location',
    'negative',
    'darkroom',
    'sunset',
    'picture',
  ],
  draft: {
    title: 'Photo shoots',
    look: { accent: '#27697a', icon: 'camera', font: 'technical', radius: 'sharp' },
    entities: [
      {
        name: 'Shoot',
        icon: 'camera',
        fields: {
          Name: 'text required',
          Location: { to: 'Location' },
          Starts: 'datetime',
          Light: { options: ['Golden hour', 'Blue hour', 'Overcast', 'Midday', 'Night', 'Studio'] },
          Status: {
            options: ['Idea: neutral', 'Planned: info', 'Shot: warning', 'Edited: good', 'Called off: bad'],
            required: true,
            default: 'Idea',
          },
          'In front': { type: 'person', help: 'Who is in the picture, if anybody.' },
          Kit: { to: 'Kit', many: true, inverse: 'Packed for' },
          Ideas: 'longtext',
          Keepers: { type: 'integer', computed: 'count(Photos where Rating >= 4)' },
        },
        sort: 'Starts desc',
        views: [
          { board: 'Status', show: ['Location', 'Starts', 'Light'] },
          { calendar: 'Starts', color: 'Status' },
          { table: ['Location', 'Starts', 'Light', 'Status', 'In front', 'Keepers'] },
        ],
        filters: {
          Coming: 'Status is "Planned" and Starts >= now',
          'To edit': 'Status is "Shot"',
          Ideas: 'Status is "Idea"',
        },
        rules: [
          {
            check: 'Status is not "Planned" or (Starts is not empty and Location is not empty)',
            field: 'Status',
            message: 'A planned shoot has a time and a location.',
          },
          {
            check: 'Status is not "Edited" or count(Photos) > 0',
            field: 'Status',
            message: 'There are no pictures of this shoot yet.',
          },
        ],
        badges: {
          'Nothing packed: warning': 'Status is "Planned" and count(Kit) = 0',
          'Permit needed: bad': 'Status is "Planned" and Location.Permit',
        },
        actions: [
          { name: 'Shot', icon: 'camera', when: 'Status is "Planned"', set: { Status: 'Shot' } },
          {
            name: 'Edited',
            icon: 'sliders-horizontal',
            when: 'Status is "Shot" and count(Photos) > 0',
            set: { Status: 'Edited' },
          },
        ],
        samples: `
          Name                | Location           | Starts    | Light       | Status  | In front    | Kit                          | Ideas
          Pier in the fog     | Old pier           | +2T06:40  | Blue hour   | Planned |             | Body R, 35 mm, Carbon tripod | Long exposure, ten stops
          Dancer on the roof  | Car park, top deck | +9T20:10  | Golden hour | Planned | Mirela Stan |                              | Backlight, flare, red coat
          Beech wood in May   | Beech wood         | -12T07:15 | Overcast    | Edited  |             | Body R, 85 mm                | Verticals only
          Night trams         | Tram depot         | -4T22:00  | Night       | Shot    |             | Body R, 35 mm, Carbon tripod | Light trails on the curve
          Grandfather’s hands |                    |           |             | Idea    | Grandfather |                              | Window light, the workbench
        `,
      },
      {
        name: 'Photo',
        icon: 'image',
        fields: {
          Title: 'text required',
          Shoot: { to: 'Shoot', required: true, onDelete: 'cascade' },
          Picture: 'image',
          Camera: { to: 'Kit', inverse: 'Taken with' },
          Lens: { to: 'Kit', inverse: 'Seen through' },
          Aperture: { type: 'number', min: 0.7, max: 64, help: 'f/' },
          Shutter: { type: 'text', help: '1/250 or 8 s.' },
          ISO: { type: 'integer', min: 25 },
          Rating: { type: 'rating', min: 1, max: 5 },
        },
        sort: 'Rating desc',
        views: [
          { gallery: 'Picture', show: ['Shoot', 'Rating'] },
          { table: ['Shoot', 'Camera', 'Lens', 'Aperture', 'Shutter', 'ISO', 'Rating'] },
        ],
        filters: {
          Keepers: 'Rating >= 4',
          'To rate': 'Rating is empty',
          'Wide open': 'Aperture <= Lens.Widest',
        },
        rules: [
          {
            check: 'Camera is empty or Camera.Kind is "Camera"',
            field: 'Camera',
            message: 'This is no camera.',
          },
          { check: 'Lens is empty or Lens.Kind is "Lens"', field: 'Lens', message: 'This is no lens.' },
          {
            check: 'Aperture >= Lens.Widest',
            field: 'Aperture',
            message: 'The lens does not open that wide.',
          },
        ],
        badges: { 'Keeper: good': 'Rating >= 4', 'To rate: warning': 'Rating is empty' },
        actions: [
          { name: 'Keep', icon: 'star', when: 'Rating is empty or Rating < 4', set: { Rating: '4' } },
        ],
        samples: `
          Title             | Shoot             | Picture      | Camera | Lens  | Aperture | Shutter | ISO  | Rating
          Two trunks        | Beech wood in May | beech trunks | Body R | 85 mm | 1.8      | 1/400   | 200  | 5
          Path to the light | Beech wood in May | forest path  | Body R | 85 mm | 5.6      | 1/60    | 400  | 4
          Leaves, too soft  | Beech wood in May | green leaves | Body R | 85 mm | 2.8      | 1/30    | 400  | 2
          Line 9            | Night trams       | tram lights  | Body R | 35 mm | 11       | 8 s     | 100  |
          Depot doors       | Night trams       | tram depot   | Body R | 35 mm | 2        | 1/15    | 3200 |
        `,
      },
      {
        name: 'Location',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Map: 'url',
          'Best light': { options: ['Morning', 'Midday', 'Evening', 'Night', 'Fog and rain'] },
          Permit: { type: 'boolean', help: 'Permission is needed.' },
          Notes: { type: 'longtext', help: 'Parking, tide, opening hours.' },
          Shoots: { type: 'integer', computed: 'count(Shoots)' },
        },
        views: [
          { gallery: 'Picture', show: ['Best light', 'Permit'] },
          { table: ['Best light', 'Permit', 'Shoots', 'Map'] },
        ],
        filters: { 'Not yet tried': 'Shoots = 0', 'No permit needed': 'not Permit' },
        actions: [
          {
            name: 'Shoot here',
            icon: 'calendar-plus',
            adds: 'Shoot',
            set: { Name: '"At " + Name', Location: 'this' },
          },
        ],
        samples: `
          Name               | Picture    | Map                         | Best light   | Permit | Notes
          Old pier           | pier       | https://maps.example/pier   | Fog and rain | no     | Free at low tide only
          Car park, top deck | rooftop    | https://maps.example/deck   | Evening      | yes    | Ask the attendant
          Beech wood         | beech wood |                             | Morning      | no     | Park by the chapel
          Tram depot         | trams      |                             | Night        | no     | From the bridge, not the yard
          Quarry lake        | quarry     | https://maps.example/quarry | Evening      | no     |
        `,
      },
      {
        name: 'Kit',
        plural: 'Kit',
        icon: 'toolbox',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Camera', 'Lens', 'Tripod', 'Flash', 'Filter', 'Bag'], required: true },
          'Serial number': 'text unique',
          'Focal length': { type: 'text', help: 'Of a lens.' },
          Widest: { type: 'number', min: 0.7, help: 'The widest aperture of a lens.' },
          Bought: 'date',
          Price: { type: 'money', min: 0 },
          'Lent to': 'person',
          Photos: { type: 'integer', computed: 'count(Taken with) + count(Seen through)' },
        },
        views: [
          { table: ['Kind', 'Serial number', 'Focal length', 'Widest', 'Price', 'Lent to', 'Photos'] },
          { board: 'Kind', show: ['Price', 'Photos'] },
        ],
        filters: {
          Lenses: 'Kind is "Lens"',
          'Lent out': 'Lent to is not empty',
          'Never used': 'Photos = 0 and Kind is "Lens"',
        },
        badges: { 'Lent out: warning': 'Lent to is not empty' },
        actions: [
          { name: 'It is back', icon: 'undo-2', when: 'Lent to is not empty', set: { 'Lent to': 'empty' } },
        ],
        samples: `
          Name            | Kind   | Serial number | Focal length | Widest | Bought | Price   | Lent to
          Body R          | Camera | R-2207714     |              |        | -700   | 1350.00 |
          35 mm           | Lens   | 35-118820     | 35 mm        | 1.8    | -700   | 420.00  |
          85 mm           | Lens   | 85-404117     | 85 mm        | 1.8    | -310   | 510.00  |
          Old 50 mm       | Lens   |               | 50 mm        | 1.4    | -2400  | 60.00   | Kit Harlow
          Carbon tripod   | Tripod |               |              |        | -500   | 230.00  |
          Ten-stop filter | Filter |               |              |        | -90    | 75.00   |
        `,
      },
    ],
    metrics: {
      Keepers: { count: 'Photo', where: 'Rating >= 4' },
      'Worth of the kit': { sum: 'Price', of: 'Kit' },
      'Photos by lens': { count: 'Photo', by: 'Lens' },
      'Shoots per month': { count: 'Shoot', where: 'Starts is not empty', by: 'Starts', per: 'month' },
    },
    pages: [
      'Shoots',
      'Photos',
      'Locations',
      'Kit',
      {
        name: 'Darkroom',
        icon: 'image',
        blocks: [
          { figures: ['Keepers', 'Worth of the kit'] },
          { shortlist: 'Shoot', title: 'To edit', where: 'Status is "Shot"', sort: 'Starts' },
          { chart: 'Photos by lens' },
          { chart: 'Shoots per month' },
        ],
      },
    ],
  },
};
