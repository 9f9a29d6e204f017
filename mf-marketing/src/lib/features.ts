export type FeatureId = 'ai' | 'database' | 'deploy' | 'integrations' | 'security';

export interface Feature {
  readonly id: FeatureId;
  readonly name: string;
  readonly description: string;
  readonly capabilities: readonly string[];
}

/** The landing pages' feature tabs (LAND-01). Only what the product does today. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'ai',
    name: 'AI Development',
    description: 'One sentence becomes records, forms and pages. Each further sentence changes them.',
    capabilities: [
      'Natural language to code',
      'Multi-model AI support',
      'A receipt for every change',
      'Undo for code and data alike',
    ],
  },
  {
    id: 'database',
    name: 'Database Management',
    description: 'What you keep track of becomes a table whose types fit. Your records stay when it changes.',
    capabilities: [
      'Fields from your own words',
      'Dates, money, choices and ratings',
      'Search and sorting in every list',
      'Changes that keep your data',
    ],
  },
  {
    id: 'deploy',
    name: 'Deploy & Scale',
    description: 'A version goes live at its own address, and an earlier one is back in seconds.',
    capabilities: [
      'One-click deployment',
      'An address for every application',
      'One click back to an earlier version',
      'Environment variables, sealed at rest',
    ],
  },
  {
    id: 'integrations',
    name: 'Integrations',
    description:
      'Bring your own accounts and models. Payments and messages for your applications come later.',
    capabilities: [
      'GitHub accounts',
      'Sign-in with Google, GitHub or Apple',
      'OpenAI, Anthropic and Google models',
      'Any server that speaks the OpenAI protocol',
    ],
  },
  {
    id: 'security',
    name: 'Enterprise Security',
    description: 'The server decides who may see what. Every application runs apart from all others.',
    capabilities: [
      'Projects only their owner can open',
      'A host name for every application',
      'Keys and tokens sealed at rest',
      'Leaked passwords refused',
    ],
  },
];
