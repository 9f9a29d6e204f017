import type { Archetype } from './archetype';

export const serverInventory: Archetype = {
  id: 'server-inventory',
  names: {
    en: ['servers', 'server inventory', 'infrastructure inventory', 'hosts and services', 'homelab'],
    es: ['servidores', 'inventario de servidores', 'infraestructura informática'],
    fr: ['serveurs', 'inventaire des serveurs', 'infrastructure informatique'],
    de: ['Server', 'Serververzeichnis', 'Serverinventar', 'IT-Infrastruktur'],
    pt: ['servidores', 'inventário de servidores', 'infraestrutura informática'],
  },
  words: [
    'server',
    'host',
    'hostname',
    'certificate',
    'domain',
    'port',
    'patch',
    'backup',
    'environment',
    'production',
    'staging',
    'cloud',
    'container',
    'reboot',
    'cluster',
  ],
  draft: {
    title: 'Servers',
    currency: 'EUR',
    look: {
      accent: '#0f6d83',
      icon: 'server',
      font: 'technical',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Server',
        icon: 'server',
        fields: {
          Hostname: 'text required unique',
          'IP address': 'text unique',
          Environment: {
            options: ['Production: bad', 'Staging: warning', 'Development: info'],
            required: true,
            default: 'Development',
          },
          Provider: { options: ['Own rack', 'Cloud', 'Rented'] },
          System: 'text',
          Patched: { type: 'date', help: 'When the last updates were installed.' },
          'Last backup': 'date',
          'Cost a month': { type: 'money', min: 0 },
          Owner: 'person',
        },
        sort: 'Hostname',
        views: [
          { table: ['IP address', 'Environment', 'System', 'Patched', 'Last backup', 'Cost a month'] },
          { board: 'Environment', show: ['System', 'Owner', 'Patched'] },
          'cards',
        ],
        filters: {
          Production: 'Environment is "Production"',
          'To patch': 'Patched is empty or Patched < today - 30 days',
          'No backup': 'Last backup is empty or Last backup < today - 2 days',
        },
        rules: [
          {
            check: 'Environment is not "Production" or Owner is not empty',
            field: 'Owner',
            message: 'Every production server has an owner.',
          },
        ],
        badges: {
          'No backup: bad':
            'Environment is "Production" and (Last backup is empty or Last backup < today - 2 days)',
          'Patch it: warning': 'Patched is empty or Patched < today - 30 days',
        },
        actions: [
          {
            name: 'Patched today',
            icon: 'shield-check',
            when: 'Patched is empty or Patched < today',
            set: { Patched: 'today' },
          },
          {
            name: 'Plan a restart',
            icon: 'calendar-plus',
            adds: 'Maintenance',
            set: {
              Work: '"Updates and restart"',
              Server: 'this',
              Starts: 'now + 7 days',
              Length: '30 minutes',
            },
          },
        ],
        samples: `
          Hostname  | IP address   | Environment | Provider | System       | Patched | Last backup | Cost a month | Owner
          web-01    | 203.0.113.11 | Production  | Cloud    | Debian 12    | -9      | -1          | 48.00        | Ines Koch
          web-02    | 203.0.113.12 | Production  | Cloud    | Debian 12    | -9      | -1          | 48.00        | Ines Koch
          db-01     | 10.0.4.21    | Production  | Rented   | Debian 12    | -47     | -4          | 129.00       | Ravi Menon
          ci-runner | 10.0.4.40    | Development | Own rack | Ubuntu 24.04 | -3      |             | 0            | Ravi Menon
          stage-01  | 10.0.8.10    | Staging     | Cloud    | Debian 12    | -35     | -1          | 21.00        |
        `,
      },
      {
        name: 'Service',
        icon: 'layers',
        fields: {
          Name: 'text required',
          Server: { to: 'Server', required: true, onDelete: 'cascade' },
          Version: 'text',
          Port: { type: 'integer', min: 1, max: 65535 },
          Status: { options: ['Running: good', 'Degraded: warning', 'Stopped: bad'], default: 'Running' },
          Repository: 'url',
        },
        views: [
          { table: ['Server', 'Version', 'Port', 'Status'] },
          { board: 'Server', show: ['Version', 'Port', 'Status'] },
        ],
        filters: { 'Not running': 'Status is not "Running"' },
        rules: [{ unique: ['Server', 'Port'], message: 'That port is taken on this server.' }],
        badges: { 'Down in production: bad': 'Status is "Stopped" and Server.Environment is "Production"' },
        samples: `
          Name        | Server    | Version | Port | Status   | Repository
          Shop        | web-01    | 8.4.1   | 443  | Running  | https://git.example/shop
          Shop worker | web-02    | 8.4.1   | 8081 | Stopped  | https://git.example/shop
          PostgreSQL  | db-01     | 16.4    | 5432 | Running  |
          Redis       | db-01     | 7.2     | 6379 | Degraded |
          Build agent | ci-runner | 4.11    | 9000 | Running  |
          Shop        | stage-01  | 8.5.0   | 443  | Running  | https://git.example/shop
        `,
      },
      {
        name: 'Certificate',
        icon: 'lock',
        fields: {
          Domain: 'text required unique',
          Server: { to: 'Server', required: true, onDelete: 'cascade' },
          Issuer: 'text',
          Expires: { type: 'date', required: true, default: 'today + 90 days' },
          'Renews itself': { type: 'boolean', default: 'true' },
          'Days left': { type: 'integer', computed: 'Expires - today', unit: 'days' },
        },
        sort: 'Expires',
        views: [
          { table: ['Server', 'Issuer', 'Expires', 'Days left', 'Renews itself'] },
          { calendar: 'Expires' },
        ],
        filters: { 'Expires in 30 days': 'Days left <= 30' },
        badges: {
          'Expired: bad': 'Days left < 0',
          'Renew: warning': 'Days left >= 0 and Days left <= 21 and not Renews itself',
        },
        actions: [
          { name: 'Renewed', icon: 'repeat', when: 'Days left <= 30', set: { Expires: 'today + 90 days' } },
        ],
        samples: `
          Domain              | Server   | Issuer        | Expires | Renews itself
          shop.example        | web-01   | Let’s Encrypt | +62     | yes
          api.shop.example    | web-02   | Let’s Encrypt | +28     | yes
          stage.shop.example  | stage-01 | Own authority | -3      | no
          db.internal.example | db-01    | Own authority | +14     | no
        `,
      },
      {
        name: 'Maintenance',
        plural: 'Maintenance windows',
        icon: 'wrench',
        fields: {
          Work: 'text required',
          Server: { to: 'Server', required: true, onDelete: 'cascade' },
          Starts: { type: 'datetime', required: true },
          Length: { type: 'duration', required: true, default: '30 minutes' },
          Ends: { type: 'datetime', computed: 'Starts + Length' },
          'Done by': 'person',
          Announced: 'boolean',
        },
        sort: 'Starts desc',
        views: [
          { calendar: 'Starts', end: 'Ends' },
          { table: ['Server', 'Starts', 'Ends', 'Done by', 'Announced'] },
        ],
        filters: { 'To come': 'Starts >= now' },
        rules: [
          {
            noOverlap: ['Starts', 'Starts + Length'],
            within: ['Server'],
            message: 'There is other work on this server at that time.',
          },
        ],
        badges: {
          'Announce it: warning': 'Starts >= now and not Announced and Server.Environment is "Production"',
        },
        samples: `
          Work                   | Server | Starts    | Length | Done by    | Announced
          Upgrade PostgreSQL     | db-01  | +4T22:00  | 2:00   | Ravi Menon | no
          Kernel update, restart | web-01 | +9T21:00  | 0:30   | Ines Koch  | yes
          New disk               | db-01  | -20T20:00 | 1:30   | Ravi Menon | yes
          Kernel update, restart | web-02 | -9T21:00  | 0:30   | Ines Koch  | yes
        `,
      },
    ],
    metrics: {
      Servers: { count: 'Server' },
      'Cost a month': { sum: 'Cost a month', of: 'Server' },
      'To patch': { count: 'Server', where: 'Patched is empty or Patched < today - 30 days', goal: 0 },
      'Cost by environment': { sum: 'Cost a month', of: 'Server', by: 'Environment' },
    },
    pages: [
      'Servers',
      'Services',
      'Certificates',
      'Maintenance windows',
      {
        name: 'Watch',
        icon: 'activity',
        blocks: [
          { figures: ['Servers', 'Cost a month', 'To patch'] },
          { shortlist: 'Certificate', title: 'Expiring next', where: 'Days left <= 30', sort: 'Expires' },
          { shortlist: 'Service', title: 'Not running', where: 'Status is not "Running"' },
          { chart: 'Cost by environment', shape: 'donut' },
        ],
      },
    ],
  },
};
