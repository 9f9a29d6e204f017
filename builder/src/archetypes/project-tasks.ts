import type { Archetype } from './archetype';

export const projectTasks: Archetype = {
  id: 'project-tasks',
  names: {
    en: ['projects', 'project management', 'project tracker', 'projects and tasks', 'team tasks'],
    es: ['proyectos', 'gestión de proyectos', 'proyectos y tareas'],
    fr: ['projets', 'gestion de projets', 'projets et tâches'],
    de: ['Projekte', 'Projektverwaltung', 'Projektplanung'],
    pt: ['projetos', 'gestão de projetos', 'projetos e tarefas'],
  },
  words: [
    'project',
    'task',
    'milestone',
    'deadline',
    'assignee',
    'gantt',
    'subtask',
    'dependency',
    'deliverable',
    'budget',
    'kick-off',
    'workload',
    'todo',
  ],
  draft: {
    title: 'Projects',
    currency: 'GBP',
    look: { accent: '#2d7560', icon: 'folder-kanban', navigation: 'side' },
    entities: [
      {
        name: 'Project',
        icon: 'folder-kanban',
        fields: {
          Name: 'text required unique',
          Client: 'text',
          Lead: { type: 'person', required: true },
          Status: {
            options: ['Planned: neutral', 'Active: accent', 'On hold: warning', 'Finished: good'],
            required: true,
            default: 'Planned',
          },
          Starts: 'date',
          Due: 'date',
          Budget: { type: 'money', min: 0 },
          Progress: { type: 'percent', computed: 'count(Tasks where Status is "Done") / count(Tasks)' },
          'Open tasks': { type: 'integer', computed: 'count(Tasks where Status is not "Done")' },
        },
        sort: 'Due',
        views: [
          { cards: ['Client', 'Lead', 'Status', 'Due', 'Progress'] },
          { timeline: 'Starts', end: 'Due', where: 'Starts is not empty' },
          { table: ['Client', 'Lead', 'Status', 'Due', 'Progress', 'Budget'] },
        ],
        filters: {
          Active: 'Status is "Active"',
          Late: 'Status is not "Finished" and Due < today',
        },
        rules: [
          { check: 'Due >= Starts', field: 'Due', message: 'A project is due after it starts.' },
          {
            check: 'Status is not "Finished" or Open tasks = 0',
            field: 'Status',
            message: 'There are tasks left.',
          },
        ],
        badges: {
          'Late: bad': 'Status is not "Finished" and Due < today',
          'Nothing planned: warning': 'Status is "Active" and count(Tasks) = 0',
        },
        actions: [
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "Planned"',
            set: { Status: 'Active', Starts: 'today' },
          },
        ],
        samples: `
          Name                   | Client           | Lead        | Status   | Starts | Due | Budget
          Museum audio guide     | Harbour Museum   | Fiona Blake | Active   | -60    | +25 | 18500.00
          Office move            |                  | Sam Okonkwo | Active   | -20    | -1  | 9000.00
          Annual report          | Cairn Trust      | Fiona Blake | Planned  |        | +80 | 6200.00
          Website for the choir  | Lakeside Singers | Noor Haddad | Finished | -130   | -30 | 2400.00
          Signage for two floors | Cairn Trust      | Sam Okonkwo | Active   | -45    | +60 | 4100.00
        `,
      },
      {
        name: 'Task',
        icon: 'list-checks',
        fields: {
          Title: 'text required',
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Status: {
            options: ['To do: neutral', 'Doing: info', 'Done: good'],
            required: true,
            default: 'To do',
          },
          Priority: { options: ['High: bad', 'Normal: info', 'Low: neutral'], default: 'Normal' },
          Assignee: 'person',
          Due: 'date',
          Estimate: { type: 'duration', min: 0 },
          'Waits for': { to: 'Task', many: true, inverse: 'Holds up' },
          Notes: 'longtext',
        },
        sort: 'Due',
        views: [
          { board: 'Status', show: ['Project', 'Assignee', 'Due'] },
          { table: ['Project', 'Status', 'Priority', 'Assignee', 'Due', 'Estimate'] },
          { calendar: 'Due', color: 'Priority' },
        ],
        filters: {
          Open: 'Status is not "Done"',
          Overdue: 'Status is not "Done" and Due < today',
          'Nobody on it': 'Status is not "Done" and Assignee is empty',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Status is "To do" or count(Waits for where Status is not "Done") = 0',
            field: 'Status',
            message: 'What this task waits for is not done yet.',
          },
        ],
        badges: {
          'Overdue: bad': 'Status is not "Done" and Due < today',
          'Waiting: warning': 'Status is "To do" and count(Waits for where Status is not "Done") > 0',
        },
        actions: [
          { name: 'Done', icon: 'check', when: 'Status is "Doing"', set: { Status: 'Done' } },
          {
            name: 'Start',
            icon: 'play',
            when: 'Status is "To do" and count(Waits for where Status is not "Done") = 0',
            set: { Status: 'Doing' },
          },
        ],
        samples: `
          Title                   | Project               | Status | Priority | Assignee    | Due | Estimate | Waits for             | Notes
          Write the scripts       | Museum audio guide    | Doing  | High     | Noor Haddad | +3  | 24:00    |                       | Twelve stops, two minutes each.
          Record the voices       | Museum audio guide    | To do  | Normal   | Fiona Blake | +14 | 16:00    | Write the scripts     |
          Order the removal van   | Office move           | Done   | High     | Sam Okonkwo | -8  | 1:00     |                       |
          Label every box         | Office move           | To do  | Normal   |             | -2  | 6:00     | Order the removal van |
          Hand over the passwords | Website for the choir | Done   | Normal   | Noor Haddad | -31 | 0:30     |                       |
          Collect the figures     | Annual report         | To do  | Low      | Sam Okonkwo | +20 | 2:00     |                       |
        `,
      },
      {
        name: 'Milestone',
        icon: 'milestone',
        fields: {
          Name: 'text required',
          Project: { to: 'Project', required: true, onDelete: 'cascade' },
          Date: 'date required',
          Reached: 'boolean',
          'To pay': { type: 'money', min: 0, help: 'What the client pays when it is reached.' },
          Notes: 'text',
        },
        sort: 'Date',
        views: [{ table: ['Project', 'Date', 'Reached', 'To pay'] }, { calendar: 'Date' }],
        filters: { 'To come': 'not Reached' },
        badges: { 'Missed: bad': 'not Reached and Date < today' },
        actions: [{ name: 'Reached', icon: 'flag', when: 'not Reached', set: { Reached: 'true' } }],
        samples: `
          Name               | Project               | Date | Reached | To pay  | Notes
          Scripts approved   | Museum audio guide    | +5   | no      | 6000.00 |
          Guides handed over | Museum audio guide    | +25  | no      | 9500.00 | Twenty devices
          Old rooms empty    | Office move           | -3   | no      |         |
          Site is live       | Website for the choir | -30  | yes     | 2400.00 |
        `,
      },
    ],
    metrics: {
      'Open tasks': { count: 'Task', where: 'Status is not "Done"' },
      Overdue: { count: 'Task', where: 'Status is not "Done" and Due < today', goal: 0 },
      'Open tasks by assignee': { count: 'Task', where: 'Status is not "Done"', by: 'Assignee' },
      'Work left by project': { sum: 'Estimate', of: 'Task', where: 'Status is not "Done"', by: 'Project' },
    },
    pages: [
      'Projects',
      'Tasks',
      'Milestones',
      {
        name: 'This week',
        icon: 'layout-dashboard',
        blocks: [
          { figures: ['Open tasks', 'Overdue'] },
          { shortlist: 'Task', title: 'Due next', where: 'Status is not "Done"', sort: 'Due' },
          { chart: 'Open tasks by assignee' },
          { chart: 'Work left by project' },
        ],
      },
    ],
  },
};
