import type { SampleApplication } from './sample-application';

export const productRoadmap: SampleApplication = {
  id: 'product-roadmap',
  category: 'Prototype',
  domain: 'Product',
  description: 'Ideas scored by reach, impact and effort, on a timeline of what is built when.',
  draft: {
    title: 'Roadmap',
    look: { accent: '#6366f1', icon: 'map', radius: 'round', navigation: 'top' },
    entities: [
      {
        name: 'Feature',
        icon: 'sparkles',
        fields: {
          Feature: 'text required',
          Theme: { to: 'Theme' },
          Stage: {
            options: ['Idea: neutral', 'Next: info', 'Building: accent', 'Beta: warning', 'Released: good'],
            required: true,
            default: 'Idea',
          },
          Begins: 'date',
          Ends: 'date',
          Reach: { type: 'integer', min: 0, unit: 'people' },
          Impact: { type: 'rating', min: 1, max: 5 },
          Confidence: { type: 'percent', min: 0, max: 100, default: '50%' },
          Effort: { type: 'number', min: 0.5, unit: 'weeks' },
          Score: { type: 'integer', computed: 'round(Reach * Impact * Confidence / Effort)' },
          Owner: 'person',
          'Depends on': { to: 'Feature', many: true, inverse: 'Needed for' },
          Why: 'longtext',
        },
        sort: 'Score desc',
        views: [
          { timeline: 'Begins', end: 'Ends', where: 'Begins is not empty and Ends is not empty' },
          { board: 'Stage', show: ['Theme', 'Score', 'Owner'] },
          { table: ['Stage', 'Reach', 'Impact', 'Confidence', 'Effort', 'Score'] },
        ],
        filters: {
          'Worth a look': 'Stage is "Idea" and Score >= 300',
          'Under way': 'Stage is "Building" or Stage is "Beta"',
          'Not scored': 'Score is empty',
        },
        rules: [{ check: 'Ends >= Begins', field: 'Ends', message: 'It ends after it begins.' }],
        badges: {
          'Late: bad': 'Ends < today and Stage is not "Released"',
          'Waits for another: warning':
            'count(Depends on where Stage is not "Released") > 0 and Stage is not "Released"',
        },
        actions: [
          {
            name: 'Plan it',
            icon: 'calendar-plus',
            when: 'Stage is "Idea"',
            set: { Stage: 'Next', Begins: 'today + 2 weeks', Ends: 'today + 6 weeks' },
          },
          {
            name: 'Release',
            icon: 'rocket',
            when: 'Stage is "Beta"',
            set: { Stage: 'Released', Ends: 'today' },
          },
        ],
        samples: `
          Feature            | Theme    | Stage    | Begins | Ends | Reach | Impact | Confidence | Effort | Owner       | Depends on     | Why
          Shared folders     | Teamwork | Building | -20    | +12  | 1800  | 4      | 80         | 6      | Milena Roth |                | Asked for in every second call.
          Comments           | Teamwork | Next     | +14    | +40  | 1500  | 4      | 70         | 5      | Milena Roth | Shared folders |
          Guest links        | Teamwork | Idea     |        |      | 900   | 3      | 50         | 3      |             | Shared folders |
          Faster search      | Speed    | Beta     | -34    | +3   | 2400  | 3      | 90         | 4      | Jun Harada  |                | Half of all visits begin with it.
          Offline reading    | Speed    | Building | -40    | -2   | 700   | 5      | 60         | 8      | Jun Harada  |                |
          Keyboard shortcuts | Speed    | Released | -75    | -48  | 600   | 2      | 100        | 1.5    | Jun Harada  |                |
          Single sign-on     | Trust    | Next     | +20    | +55  | 300   | 5      | 80         | 5      | Femi Ade    |                | Two large customers wait for it.
          Audit log          | Trust    | Idea     |        |      | 250   | 4      | 60         | 4      |             | Single sign-on |
          Two-step login     | Trust    | Released | -110   | -80  | 2600  | 3      | 100        | 3      | Femi Ade    |                |
          Voice notes        | Speed    | Idea     |        |      | 400   | 2      | 30         |        |             |                |
        `,
      },
      {
        name: 'Theme',
        icon: 'layers',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          Promise: 'text',
          'Weeks of work': {
            type: 'number',
            computed: 'sum(Effort in Features where Stage is not "Released")',
            unit: 'weeks',
          },
          Released: {
            type: 'percent',
            computed: 'count(Features where Stage is "Released") / count(Features)',
          },
        },
        views: [{ cards: ['Promise', 'Weeks of work', 'Released'] }],
        samples: `
          Name     | Colour  | Promise
          Teamwork | #6366f1 | Nobody sends files around any more
          Speed    | #d97706 | Everything within a second
          Trust    | #0f766e | Safe enough for the strictest customer
        `,
      },
    ],
    metrics: {
      'Weeks of work ahead': {
        sum: 'Effort',
        of: 'Feature',
        where: 'Stage is not "Released" and Stage is not "Idea"',
      },
      'Under way': { count: 'Feature', where: 'Stage is "Building" or Stage is "Beta"', goal: 3 },
      'Effort by theme': { sum: 'Effort', of: 'Feature', where: 'Stage is not "Released"', by: 'Theme' },
      'Best score': { largest: 'Score', of: 'Feature', where: 'Stage is "Idea"' },
    },
    pages: [
      'Features',
      'Themes',
      {
        name: 'Review',
        icon: 'presentation',
        blocks: [
          {
            text: 'Score is reach times impact times confidence, over weeks of effort. It starts the talk, it does not end it.',
          },
          { figures: ['Under way', 'Weeks of work ahead', 'Best score'] },
          { shortlist: 'Feature', title: 'Best ideas', where: 'Stage is "Idea"', sort: 'Score desc' },
          { chart: 'Effort by theme', shape: 'donut' },
        ],
      },
    ],
  },
};
