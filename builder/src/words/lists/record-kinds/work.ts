import type { RecordKind } from './record-kind';

export const WORK: readonly RecordKind[] = [
  {
    nouns: ['job application', 'job', 'job hunt', 'job search', 'application'],
    name: 'Job application',
    fields: 'position, company, status, applied on, link, notes',
    options: {
      status: ['Saved', 'Applied', 'Interview', 'Offer', 'Rejected'],
    },
  },
  {
    nouns: ['task', 'todo', 'to-do', 'to do', 'chore', 'errand', 'action item', 'checklist'],
    name: 'Task',
    fields: 'title, due date, priority, done, notes',
    options: {
      status: ['To do', 'Doing', 'Done'],
    },
  },
  {
    nouns: ['kanban', 'task board'],
    name: 'Task',
    fields: 'title, status, priority, due date, notes',
    options: {
      status: ['To do', 'Doing', 'Done'],
    },
  },
  {
    nouns: ['project'],
    name: 'Project',
    fields: 'name, client, status, start date, due date, notes',
    options: {
      status: ['Planned', 'Active', 'On hold', 'Done'],
    },
  },
  {
    nouns: ['issue', 'bug', 'ticket', 'defect', 'support request'],
    name: 'Issue',
    fields: 'title, status, priority, owner, updated date, description',
    options: {
      status: ['Open', 'In progress', 'Resolved', 'Closed'],
      priority: ['Low', 'Medium', 'High', 'Critical'],
    },
  },
  {
    nouns: ['feature request', 'feedback', 'suggestion'],
    name: 'Feedback',
    fields: 'title, from, rating, status, date, details',
    options: {
      status: ['New', 'Planned', 'Done', 'Declined'],
    },
  },
  {
    nouns: ['meeting', 'one-on-one', '1:1'],
    name: 'Meeting',
    fields: 'title, date, attendees (text), agenda, decisions, action items',
  },
  {
    nouns: ['goal', 'okr', 'objective', 'resolution'],
    name: 'Goal',
    fields: 'title, category, target date, progress, status, notes',
    options: {
      status: ['Not started', 'In progress', 'Achieved'],
      category: ['Health', 'Work', 'Learning', 'Money', 'Personal'],
    },
  },
  {
    nouns: ['shift', 'rota', 'roster'],
    name: 'Shift',
    fields: 'employee, date, start time, end time, role',
  },
  {
    nouns: ['timesheet', 'time', 'time tracking', 'hour', 'work hours'],
    name: 'Time entry',
    fields: 'project, date, hours, description, billable',
  },
  {
    nouns: ['absence', 'leave', 'vacation day'],
    name: 'Absence',
    fields: 'employee, type, start date, end date, approved, notes',
    options: {
      type: ['Holiday', 'Sick leave', 'Other'],
    },
  },
  {
    nouns: ['session', 'pomodoro', 'focus', 'timer'],
    name: 'Session',
    fields: 'task, date, duration, completed, notes',
  },
];
