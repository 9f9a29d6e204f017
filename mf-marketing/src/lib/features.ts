export type FeatureId = 'ai' | 'database' | 'deploy' | 'integrations' | 'security';

export interface Feature {
  readonly id: FeatureId;
  readonly name: string;
  readonly description: string;
  readonly capabilities: readonly string[];
}

/** The landing pages' feature tabs (LAND-01). */
export const FEATURES: readonly Feature[] = [
  {
    id: 'ai',
    name: 'AI Development',
    description:
      'One sentence becomes records, forms and pages. Each further sentence changes them, and says what it changed.',
    capabilities: [
      'Natural language to code',
      'Multi-model AI support',
      'A receipt for every change',
      'Undo, code and data alike',
    ],
  },
  {
    id: 'database',
    name: 'Database Management',
    description:
      'What you keep track of becomes tables with types that fit, and stays in place while the application changes around it.',
    capabilities: [
      'Visual schema designer',
      'Relations between tables',
      'Changes that keep the data',
      'Read-only queries',
    ],
  },
  {
    id: 'deploy',
    name: 'Deploy & Scale',
    description: 'A version goes live at an address of its own, and an earlier one is back in seconds.',
    capabilities: [
      'One-click deployment',
      'GitHub Actions integration',
      'Three regions',
      'Automatic scaling',
    ],
  },
  {
    id: 'integrations',
    name: 'Integrations',
    description: 'Connect the services that an application talks to once. Their keys never reach a browser.',
    capabilities: ['Payment systems', 'Messages and calls', 'Issue tracking', 'Tested before they are used'],
  },
  {
    id: 'security',
    name: 'Enterprise Security',
    description: 'Who may do what is decided on the server, and who did what stays written down.',
    capabilities: [
      'Role-based access control',
      'Audit logs',
      'Secrets sealed at rest',
      'Applications kept apart',
    ],
  },
];
