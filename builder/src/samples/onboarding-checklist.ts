import type { SampleApplication } from './sample-application';

export const onboardingChecklist: SampleApplication = {
  id: 'onboarding-checklist',
  category: 'Internal Tools',
  domain: 'Human resources',
  description: 'What has to be ready for each new colleague, by whom, and how far along it is.',
  draft: {
    title: 'First days',
    look: { accent: '#0891b2', icon: 'list-checks', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Newcomer',
        icon: 'user-plus',
        fields: {
          Name: 'text required',
          Portrait: 'image',
          Role: 'text',
          'First day': 'date required',
          Buddy: { type: 'person' },
          Place: { options: ['Office', 'Remote: info', 'Both: neutral'], default: 'Office' },
          'Steps done': { type: 'integer', computed: 'count(Steps where State is "Done")' },
          Ready: { type: 'percent', computed: 'count(Steps where State is "Done") / count(Steps)' },
          Wishes: 'longtext',
        },
        sort: 'First day',
        views: [
          { cards: ['Role', 'First day', 'Buddy', 'Ready'] },
          { table: ['Role', 'First day', 'Place', 'Steps done', 'Ready'] },
          { calendar: 'First day' },
        ],
        filters: {
          'Starting soon': 'First day >= today and First day <= today + 14 days',
          'Not ready': 'Ready < 100%',
        },
        badges: {
          'No buddy: warning': 'Buddy is empty',
          'Not ready: bad': 'First day <= today + 3 days and Ready < 60%',
          'All set: good': 'Ready >= 100%',
        },
        actions: [
          {
            name: 'Order a laptop',
            icon: 'laptop',
            adds: 'Step',
            set: { Step: '"Laptop and phone"', Newcomer: 'this', Who: 'IT', By: 'First day - 5 days' },
          },
          {
            name: 'Plan the lunch',
            icon: 'utensils',
            adds: 'Step',
            set: { Step: '"Lunch with the team"', Newcomer: 'this', Who: 'Team', By: 'First day' },
          },
        ],
        samples: `
          Name         | Portrait          | Role            | First day | Buddy        | Place  | Wishes
          Selin Aydin  | portrait of selin | Data analyst    | +6        | Maya Stone   | Office | Standing desk, left-handed mouse
          Rory McBride | portrait of rory  | Account manager | +2        |              | Remote | Monitor sent to Galway
          Hedda Nordin | portrait of hedda | Lawyer          | -3        | Paul Adeyemi | Both   |
          Tunde Bello  | portrait of tunde | Warehouse lead  | -20       | Maya Stone   | Office | Shoe size 45
        `,
      },
      {
        name: 'Step',
        icon: 'list-checks',
        fields: {
          Step: 'text required',
          Newcomer: { to: 'Newcomer', required: true, onDelete: 'cascade' },
          Who: { options: ['IT', 'Personnel', 'Team', 'Facilities'], required: true },
          By: 'date',
          State: {
            options: ['To do: neutral', 'Under way: warning', 'Done: good'],
            required: true,
            default: 'To do',
          },
          Note: 'text',
        },
        sort: 'By',
        views: [
          { board: 'State', show: ['Newcomer', 'Who', 'By'] },
          { board: 'Who', show: ['Newcomer', 'State', 'By'] },
          { table: ['Newcomer', 'Who', 'By', 'State'] },
        ],
        filters: {
          'To do': 'State is not "Done"',
          Overdue: 'By < today and State is not "Done"',
          'For IT': 'Who is "IT" and State is not "Done"',
        },
        opensWith: 'To do',
        rules: [
          { unique: ['Step', 'Newcomer'], message: 'This step is on the list of that person already.' },
        ],
        badges: {
          'Overdue: bad': 'By < today and State is not "Done"',
          'Today: warning': 'By = today and State is not "Done"',
        },
        actions: [{ name: 'Done', icon: 'check', when: 'State is not "Done"', set: { State: 'Done' } }],
        samples: `
          Step                    | Newcomer     | Who        | By  | State     | Note
          Laptop and phone        | Selin Aydin  | IT         | +1  | Under way | Ordered on Monday
          Key card                | Selin Aydin  | Facilities | +4  | To do     |
          Contract signed         | Selin Aydin  | Personnel  | -8  | Done      |
          Plan for the first week | Selin Aydin  | Team       | +3  | To do     |
          Laptop and phone        | Rory McBride | IT         | -1  | To do     | Courier to Galway
          Contract signed         | Rory McBride | Personnel  | -12 | Done      |
          Welcome call            | Rory McBride | Team       | +2  | To do     |
          Accounts and rights     | Hedda Nordin | IT         | -4  | Done      |
          Fire drill tour         | Hedda Nordin | Facilities | +0  | To do     |
          Lunch with the team     | Hedda Nordin | Team       | -3  | Done      |
          Talk after two weeks    | Hedda Nordin | Personnel  | +11 | To do     |
          Safety shoes            | Tunde Bello  | Facilities | -21 | Done      |
          Forklift licence copied | Tunde Bello  | Personnel  | -19 | Done      |
          Talk after two weeks    | Tunde Bello  | Personnel  | -6  | Done      |
        `,
      },
    ],
    metrics: {
      'Starting within two weeks': {
        count: 'Newcomer',
        where: 'First day >= today and First day <= today + 14 days',
      },
      'Steps overdue': { count: 'Step', where: 'By < today and State is not "Done"' },
      'Steps to do by team': { count: 'Step', where: 'State is not "Done"', by: 'Who' },
    },
    pages: [
      'Newcomers',
      'Steps',
      {
        name: 'This week',
        icon: 'calendar-days',
        blocks: [
          { figures: ['Starting within two weeks', 'Steps overdue'] },
          { shortlist: 'Step', title: 'Next steps', where: 'State is not "Done"', sort: 'By', most: 8 },
          { chart: 'Steps to do by team' },
        ],
      },
    ],
  },
};
