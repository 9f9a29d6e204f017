import type { SampleApplication } from './sample-application';

export const researchExperiments: SampleApplication = {
  id: 'research-experiments',
  category: 'Prototype',
  domain: 'Science',
  description: 'A lab book of experiments with measured runs, averages, samples used and what was found.',
  draft: {
    title: 'Lab book',
    look: {
      accent: '#5b21b6',
      icon: 'flask-conical',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Experiment',
        icon: 'flask-conical',
        fields: {
          Title: 'text required unique',
          Question: 'longtext required',
          State: {
            options: [
              'Planned: neutral',
              'Running: accent',
              'Analysing: warning',
              'Written up: good',
              'Stopped: bad',
            ],
            required: true,
            default: 'Planned',
          },
          Begun: 'date',
          Ended: 'date',
          Lead: 'person',
          Methods: 'tags',
          'Builds on': { to: 'Experiment', many: true, inverse: 'Led to' },
          'Valid runs': { type: 'integer', computed: 'count(Runs where not Discarded)' },
          'Runs needed': { type: 'integer', min: 1, default: '6' },
          'Mean yield': { type: 'percent', computed: 'average(Yield in Runs where not Discarded)' },
          Result: 'longtext',
        },
        sort: 'Begun desc',
        views: [
          { board: 'State', show: ['Lead', 'Valid runs', 'Mean yield'] },
          { timeline: 'Begun', end: 'Ended', where: 'Ended is not empty' },
          { table: ['State', 'Lead', 'Valid runs', 'Runs needed', 'Mean yield'] },
        ],
        filters: {
          'Under way': 'State is "Running" or State is "Analysing"',
          'Enough runs': 'Valid runs >= Runs needed',
        },
        rules: [
          {
            check: 'State is not "Written up" or Result is not empty',
            field: 'Result',
            message: 'Write down what was found.',
          },
          {
            check: 'State is not "Written up" or Valid runs >= Runs needed',
            field: 'State',
            message: 'There are not enough valid runs yet.',
          },
          { check: 'Ended >= Begun', field: 'Ended', message: 'An experiment ends after it begins.' },
        ],
        badges: {
          'Enough runs: good': 'State is "Running" and Valid runs >= Runs needed',
          'Idle: warning': 'State is "Running" and Begun < today - 30 days and Valid runs < Runs needed',
        },
        actions: [
          {
            name: 'New run',
            icon: 'plus',
            when: 'State is "Running"',
            adds: 'Run',
            set: { Label: '"Run " + (count(Runs) + 1)', Experiment: 'this', When: 'now', 'Went in': '5' },
          },
        ],
        samples: `
          Title                   | Question                        | State      | Begun | Ended | Lead          | Methods        | Builds on                                  | Runs needed | Result
          Catalyst A at 60 °C     | Does yield rise above 60 °C?    | Written up | -80   | -50   | Dr. Esi Owusu | GC             |                                            | 3           | Rises to 71 %, then falls.
          Half load of catalyst A | Is half the catalyst enough?    | Running    | -21   |       | Finn Adair    | GC             | Catalyst A at 60 °C                        | 2           |
          Solvent screening       | Which one leaves fewest traces? | Analysing  | -44   | -12   | Dr. Esi Owusu | NMR, titration | Catalyst A at 60 °C                        | 3           |
          Stirring speed          | Does stirring matter at all?    | Running    | -40   |       | Marit Boe     | titration      |                                            | 5           |
          Scale-up to 2 l         | Does it hold at 2 l?            | Planned    |       |       | Finn Adair    |                | Half load of catalyst A, Solvent screening | 3           |
          Light exposure          | Does daylight spoil it?         | Stopped    | -120  | -100  | Marit Boe     | UV             |                                            | 6           | Lamp failed twice.
        `,
      },
      {
        name: 'Run',
        icon: 'test-tube',
        fields: {
          Label: 'text required',
          Experiment: { to: 'Experiment', required: true, onDelete: 'cascade' },
          When: { type: 'datetime', required: true },
          Temperature: { type: 'number', min: -80, max: 400, unit: '°C' },
          'Went in': { type: 'number', required: true, min: 0.001, unit: 'g' },
          'Came out': { type: 'number', min: 0, unit: 'g' },
          Yield: { type: 'percent', computed: 'Came out / Went in' },
          Lasted: { type: 'duration', min: 1 },
          Substances: { to: 'Substance', many: true, inverse: 'Used in' },
          Discarded: 'boolean',
          Photo: 'image',
          Observations: 'longtext',
        },
        sort: 'When desc',
        views: [
          { table: ['Experiment', 'When', 'Temperature', 'Yield', 'Discarded'] },
          { chart: 'Yield by experiment' },
          { gallery: 'Photo', show: ['Experiment', 'Yield'] },
        ],
        filters: { Valid: 'not Discarded', 'No yield yet': 'Came out is empty' },
        rules: [
          { check: 'Came out <= Went in', field: 'Came out', message: 'More cannot come out than went in.' },
          { unique: ['Experiment', 'Label'], message: 'This experiment has a run of that label.' },
        ],
        badges: { 'Discarded: neutral': 'Discarded', 'High yield: good': 'Yield >= 70% and not Discarded' },
        actions: [{ name: 'Discard', icon: 'trash-2', when: 'not Discarded', set: { Discarded: 'true' } }],
        samples: `
          Label | Experiment              | When      | Temperature | Went in | Came out | Lasted | Substances                | Discarded | Photo       | Observations
          A-1   | Catalyst A at 60 °C     | -78T09:30 | 55          | 5.02    | 3.11     | 3:00   | Catalyst A, Toluene       | no        |             |
          A-2   | Catalyst A at 60 °C     | -74T09:15 | 60          | 5.00    | 3.54     | 3:00   | Catalyst A, Toluene       | no        | flask       | Deep red.
          A-3   | Catalyst A at 60 °C     | -70T10:00 | 70          | 4.98    | 3.02     | 3:00   | Catalyst A, Toluene       | no        |             |
          A-4   | Catalyst A at 60 °C     | -69T10:00 | 70          | 5.01    | 0.40     | 1:10   | Catalyst A                | yes       |             | Seal leaked.
          H-1   | Half load of catalyst A | -18T09:00 | 60          | 5.00    | 3.31     | 3:30   | Catalyst A, Toluene       | no        |             |
          H-2   | Half load of catalyst A | -11T09:10 | 60          | 5.03    | 3.29     | 3:30   | Catalyst A, Toluene       | no        |             |
          S-1   | Solvent screening       | -40T13:00 | 60          | 5.00    | 3.60     | 3:00   | Catalyst A, Ethyl acetate | no        | clear flask | Clean phase.
          S-2   | Solvent screening       | -36T13:00 | 60          | 5.00    | 2.75     | 3:00   | Catalyst A, Acetone       | no        |             |
          S-3   | Solvent screening       | -30T13:20 | 60          | 4.99    | 3.55     | 3:00   | Catalyst A, Ethyl acetate | no        |             |
          R-1   | Stirring speed          | -35T11:00 | 60          | 5.00    | 3.49     | 3:00   | Catalyst A, Toluene       | no        |             | 200 turns
          R-2   | Stirring speed          | -1T11:00  | 60          | 5.00    |          |        | Catalyst A, Toluene       | no        |             | 600 turns
        `,
      },
      {
        name: 'Substance',
        icon: 'test-tubes',
        fields: {
          Name: 'text required unique',
          Hazards: { options: ['Flammable: warning', 'Toxic: bad', 'Irritant: info'], many: true },
          'In store': { type: 'number', min: 0, unit: 'g' },
          'Keep at least': { type: 'number', min: 0, unit: 'g' },
          'Best before': 'date',
          'Safety sheet': 'url',
        },
        views: [{ table: ['Hazards', 'In store', 'Keep at least', 'Best before'] }],
        filters: { 'To order': 'In store < Keep at least', Toxic: 'Hazards contains "Toxic"' },
        badges: { 'Low: warning': 'In store < Keep at least', 'Expired: bad': 'Best before < today' },
        samples: `
          Name          | Hazards             | In store | Keep at least | Best before | Safety sheet
          Catalyst A    | Irritant            | 12.5     | 20            | +90         | https://sheets.example/catalyst-a
          Toluene       | Flammable, Toxic    | 1800     | 500           | +400        | https://sheets.example/toluene
          Ethyl acetate | Flammable           | 950      | 500           | +210        | https://sheets.example/ethyl-acetate
          Acetone       | Flammable, Irritant | 400      | 500           | -12         | https://sheets.example/acetone
        `,
      },
    ],
    metrics: {
      'Experiments under way': { count: 'Experiment', where: 'State is "Running" or State is "Analysing"' },
      'Valid runs': { count: 'Run', where: 'not Discarded' },
      'Best yield': { largest: 'Yield', of: 'Run', where: 'not Discarded' },
      'Yield by experiment': { average: 'Yield', of: 'Run', where: 'not Discarded', by: 'Experiment' },
      'Runs per month': { count: 'Run', by: 'When', per: 'month' },
    },
    pages: [
      'Experiments',
      'Runs',
      'Substances',
      {
        name: 'Group meeting',
        icon: 'presentation',
        blocks: [
          { figures: ['Experiments under way', 'Valid runs', 'Best yield'] },
          { chart: 'Yield by experiment' },
          { chart: 'Runs per month', shape: 'line' },
          { shortlist: 'Substance', title: 'To order', where: 'In store < Keep at least' },
        ],
      },
    ],
  },
};
