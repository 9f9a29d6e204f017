import type { Archetype } from './archetype';

export const audits: Archetype = {
  id: 'audits',
  names: {
    en: ['audits', 'internal audits', 'audit findings', 'compliance audits', 'audit programme'],
    es: ['auditorías', 'auditorías internas', 'hallazgos de auditoría'],
    fr: ['audits', 'audits internes', 'constats d’audit'],
    de: ['Audits', 'interne Audits', 'Auditprogramm', 'Auditfeststellungen'],
    pt: ['auditorias', 'auditorias internas', 'constatações de auditoria'],
  },
  words: [
    'audit',
    'auditor',
    'finding',
    'nonconformity',
    'clause',
    'evidence',
    'corrective',
    'certification',
    'iso',
    'standard',
    'compliance',
    'auditee',
    'surveillance',
  ],
  draft: {
    title: 'Audits',
    look: {
      accent: '#27697a',
      icon: 'clipboard-check',
      radius: 'sharp',
      density: 'compact',
      navigation: 'side',
    },
    entities: [
      {
        name: 'Audit',
        icon: 'clipboard-check',
        fields: {
          Title: 'text required',
          Kind: {
            options: ['Internal', 'Supplier', 'Certification', 'Customer'],
            required: true,
            default: 'Internal',
          },
          Standard: { options: ['ISO 9001', 'ISO 14001', 'ISO 27001', 'ISO 45001'] },
          Area: { to: 'Area', required: true },
          Auditor: { type: 'person', required: true },
          Date: 'date required',
          Status: {
            options: ['Planned: neutral', 'Under way: accent', 'Report written: info', 'Closed: good'],
            required: true,
            default: 'Planned',
          },
          Findings: { type: 'integer', computed: 'count(Findings)' },
          'Still open': { type: 'integer', computed: 'count(Findings where Status is not "Closed")' },
        },
        sort: 'Date desc',
        views: [
          { calendar: 'Date', color: 'Kind', name: 'Programme' },
          { table: ['Kind', 'Standard', 'Area', 'Auditor', 'Date', 'Status', 'Still open'] },
          { board: 'Status', show: ['Area', 'Auditor', 'Date'] },
        ],
        filters: {
          'To come': 'Date >= today and Status is "Planned"',
          'Not closed': 'Status is not "Closed" and Date < today',
        },
        rules: [
          {
            check: 'Kind is not "Internal" or Area.Head is empty or Auditor != Area.Head',
            field: 'Auditor',
            message: 'Nobody audits their own area.',
          },
          {
            check: 'Status is not "Closed" or Still open = 0',
            field: 'Status',
            message: 'An audit is closed once all its findings are.',
          },
        ],
        badges: {
          'Missed: bad': 'Status is "Planned" and Date < today',
          'Report late: warning': 'Status is "Under way" and Date < today - 10 days',
        },
        actions: [
          {
            name: 'Report written',
            icon: 'file-check',
            when: 'Status is "Under way"',
            set: { Status: 'Report written' },
          },
          {
            name: 'Close',
            icon: 'check-check',
            when: 'Status is "Report written" and Still open = 0',
            set: { Status: 'Closed' },
          },
        ],
        samples: `
          Title                  | Kind          | Standard  | Area          | Auditor     | Date | Status
          Incoming goods         | Internal      | ISO 9001  | Warehouse     | Liv Hansen  | -16  | Under way
          Waste and solvents     | Internal      | ISO 14001 | Paint shop    | Marcus Webb | -75  | Report written
          Surveillance, year two | Certification | ISO 9001  | Whole company | TÜV Mersey  | +38  | Planned
          Access rights          | Internal      | ISO 27001 | IT            | Liv Hansen  | -4   | Planned
          Noise and lifting      | Internal      | ISO 45001 | Warehouse     | Marcus Webb | -140 | Report written
          Powder supplier        | Supplier      | ISO 9001  | Paint shop    | Liv Hansen  | -50  | Report written
        `,
      },
      {
        name: 'Finding',
        icon: 'search',
        fields: {
          Finding: 'text required',
          Audit: { to: 'Audit', required: true, onDelete: 'cascade' },
          Grade: {
            options: ['Major: bad', 'Minor: warning', 'Observation: info', 'Good practice: good'],
            required: true,
            default: 'Minor',
          },
          Clause: { type: 'text', help: 'Of the standard: 8.4.2' },
          Evidence: 'longtext',
          Photo: 'image',
          Due: { type: 'date', default: 'today + 60 days' },
          Status: {
            options: ['Open: warning', 'Measures taken: info', 'Closed: good'],
            required: true,
            default: 'Open',
          },
        },
        sort: 'Due',
        views: [
          { table: ['Audit', 'Grade', 'Clause', 'Due', 'Status'] },
          { board: 'Status', show: ['Grade', 'Audit', 'Due'] },
          { gallery: 'Photo', show: ['Grade', 'Clause'], where: 'Photo is not empty' },
        ],
        filters: {
          Open: 'Status is not "Closed"',
          Overdue: 'Status is not "Closed" and Due < today',
          Major: 'Grade is "Major"',
        },
        rules: [
          {
            check: 'Grade is not "Major" or Due is empty or Due <= Audit.Date + 60 days',
            field: 'Due',
            message: 'A major finding is put right within 60 days of the audit.',
          },
          {
            check: 'Status is not "Closed" or count(Corrective actions where not Verified) = 0',
            field: 'Status',
            message: 'Check first whether the actions have worked.',
          },
        ],
        badges: {
          'Overdue: bad': 'Status is not "Closed" and Due < today',
          'No action yet: warning':
            'Status is "Open" and Grade is not "Good practice" and count(Corrective actions) = 0',
        },
        actions: [
          {
            name: 'Close',
            icon: 'check',
            when: 'Status is "Measures taken" and count(Corrective actions where not Verified) = 0',
            set: { Status: 'Closed' },
          },
        ],
        samples: `
          Finding                          | Audit              | Grade         | Clause | Evidence                            | Photo         | Due | Status
          Blocked stock is not marked      | Incoming goods     | Minor         | 8.7.1  | Three pallets without a red label.  | pallets       | +30 | Open
          Drums stored without a tray      | Waste and solvents | Major         | 8.1    | Six drums on bare concrete.         | chemical drum | -16 | Measures taken
          Waste register two months behind | Waste and solvents | Minor         | 7.5.3  | Last entry in the previous quarter. |               | +5  | Measures taken
          Lifting aids are used everywhere | Noise and lifting  | Good practice | 8.1.2  |                                     |               |     | Closed
          Batch certificates missing       | Powder supplier    | Minor         | 8.4.3  | Two of ten deliveries.              |               | +12 | Open
        `,
      },
      {
        name: 'Corrective action',
        icon: 'list-checks',
        fields: {
          Action: 'text required',
          Finding: { to: 'Finding', required: true, onDelete: 'cascade' },
          'Root cause': 'longtext',
          Owner: { type: 'person', required: true },
          Due: 'date',
          Done: 'date',
          Verified: { type: 'boolean', help: 'Somebody looked whether it works.' },
        },
        sort: 'Due',
        views: [{ table: ['Finding', 'Owner', 'Due', 'Done', 'Verified'] }],
        filters: { 'To do': 'Done is empty', 'To verify': 'Done is not empty and not Verified' },
        rules: [
          {
            check: 'not Verified or Done is not empty',
            field: 'Done',
            message: 'Only what is done can be verified.',
          },
        ],
        badges: {
          'Overdue: bad': 'Done is empty and Due < today',
          'To verify: info': 'Done is not empty and not Verified',
        },
        actions: [
          { name: 'Done', icon: 'check', when: 'Done is empty', set: { Done: 'today' } },
          {
            name: 'Verified',
            icon: 'badge-check',
            when: 'Done is not empty and not Verified',
            set: { Verified: 'true' },
          },
        ],
        samples: `
          Action                        | Finding                          | Root cause                        | Owner      | Due | Done | Verified
          Buy spill trays for all drums | Drums stored without a tray      | Nobody ordered them after moving. | Ted Ormond | -30 | -33  | yes
          Line the floor of the store   | Drums stored without a tray      |                                   | Ted Ormond | -18 | -17  | yes
          Register on the tablet        | Waste register two months behind | Paper lies in the other hall.     | Ted Ormond | -6  | -5   | no
          Red labels at every dock      | Blocked stock is not marked      | Labels are kept in the office.    | Sue Penn   | -1  |      | no
        `,
      },
      {
        name: 'Area',
        icon: 'factory',
        fields: {
          Name: 'text required unique',
          Head: 'person',
          Site: 'text',
          'Last audit': { type: 'date', computed: 'largest(Date in Audits where Date <= today)' },
          'Open findings': { type: 'integer', computed: 'sum(Still open in Audits)' },
        },
        views: [{ table: ['Head', 'Site', 'Last audit', 'Open findings'] }],
        filters: { 'Not audited for a year': 'Last audit is empty or Last audit < today - 365 days' },
        samples: `
          Name          | Head        | Site
          Warehouse     | Sue Penn    | Main site
          Paint shop    | Ted Ormond  | Main site
          IT            | Marcus Webb | Head office
          Whole company | Ida Rowe    |
        `,
      },
    ],
    metrics: {
      'Open findings': { count: 'Finding', where: 'Status is not "Closed"' },
      'Overdue findings': { count: 'Finding', where: 'Status is not "Closed" and Due < today', goal: 0 },
      'Findings by grade': { count: 'Finding', by: 'Grade' },
      'Audits per quarter': { count: 'Audit', by: 'Date', per: 'quarter' },
    },
    pages: [
      'Audits',
      'Findings',
      'Corrective actions',
      'Areas',
      {
        name: 'Management review',
        icon: 'presentation',
        blocks: [
          { figures: ['Open findings', 'Overdue findings'] },
          { chart: 'Findings by grade', shape: 'donut' },
          { chart: 'Audits per quarter' },
          {
            shortlist: 'Audit',
            title: 'Next audits',
            where: 'Date >= today and Status is "Planned"',
            sort: 'Date',
          },
        ],
      },
    ],
  },
};
