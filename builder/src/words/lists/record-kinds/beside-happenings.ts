import type { RecordKind } from './record-kind';

/** What happens to the people and things that stand beside it. */
export const BESIDE_HAPPENINGS: readonly RecordKind[] = [
  {
    nouns: ['booking', 'reservation', 'stay', 'hire', 'rental', 'charter'],
    name: 'Booking',
    fields: 'start date, end date, price, status, notes',
    options: { status: ['Requested', 'Confirmed', 'Completed', 'Cancelled'] },
  },
  { nouns: ['loan', 'lending'], name: 'Loan', fields: 'lent on, due date, returned, notes' },
  {
    nouns: ['appointment', 'visit', 'viewing', 'consultation', 'session', 'lesson'],
    name: 'Appointment',
    fields: 'date and time, duration, reason, status, notes',
    options: { status: ['Planned', 'Done', 'Cancelled'] },
  },
  {
    nouns: ['meeting', 'rehearsal', 'training', 'practice', 'tasting', 'screening', 'evening', 'work day'],
    name: 'Meeting',
    fields: 'date and time, location, topic, notes',
  },
  { nouns: ['attendance'], name: 'Attendance', fields: 'date, present, notes' },
  {
    nouns: ['enrolment', 'enrollment', 'registration', 'sign-up'],
    name: 'Enrolment',
    fields: 'date, status, notes',
    options: { status: ['Requested', 'Confirmed', 'Cancelled'] },
  },
  { nouns: ['match', 'round', 'race'], name: 'Match', fields: 'date, location, score, notes' },
  { nouns: ['shift', 'duty'], name: 'Shift', fields: 'date, start time, end time, role, notes' },
  {
    nouns: ['repair', 'service', 'maintenance', 'inspection', 'check', 'service record'],
    name: 'Service',
    fields: 'date, description, cost, status, notes',
    options: { status: ['Planned', 'In progress', 'Done'] },
  },
  {
    nouns: ['treatment', 'operation', 'procedure'],
    name: 'Treatment',
    fields: 'date, description, cost, notes',
  },
  { nouns: ['prescription', 'dose'], name: 'Prescription', fields: 'medicine, dose, start date, end date' },
  { nouns: ['harvest', 'collection'], name: 'Harvest', fields: 'date, quantity, unit (text), notes' },
  {
    nouns: ['reading', 'measurement', 'sample', 'test'],
    name: 'Reading',
    fields: 'date, value (number), notes',
  },
  {
    nouns: ['feeding', 'feed', 'nap', 'diaper', 'nappy', 'walk'],
    name: 'Feeding',
    fields: 'date and time, duration, notes',
  },
  { nouns: ['sale'], name: 'Sale', fields: 'date, quantity, amount, notes' },
  {
    nouns: ['order', 'purchase order'],
    name: 'Order',
    fields: 'date, status, total (money), notes',
    options: { status: ['New', 'In progress', 'Delivered', 'Cancelled'] },
  },
  {
    nouns: ['order item', 'item', 'line', 'line item', 'order line'],
    name: 'Item',
    fields: 'description (text), quantity, price',
  },
  {
    nouns: ['invoice', 'quote', 'estimate'],
    name: 'Invoice',
    fields: 'number (text), date, due date, amount, status, notes',
    options: { status: ['Draft', 'Sent', 'Paid', 'Overdue'] },
  },
  {
    nouns: ['payment', 'rent payment', 'fee', 'deposit'],
    name: 'Payment',
    fields: 'date, amount, paid, notes',
  },
  { nouns: ['donation', 'gift', 'contribution', 'pledge'], name: 'Donation', fields: 'date, amount, notes' },
  {
    nouns: ['expense', 'cost', 'purchase'],
    name: 'Expense',
    fields: 'description (text), amount, category, date',
  },
  { nouns: ['transaction'], name: 'Transaction', fields: 'date, description (text), amount, category' },
  {
    nouns: ['lease', 'contract', 'tenancy', 'agreement', 'policy'],
    name: 'Lease',
    fields: 'start date, end date, amount (money), status, notes',
    options: { status: ['Draft', 'Active', 'Ended'] },
  },
  {
    nouns: ['ticket', 'request', 'issue', 'complaint', 'problem', 'report', 'bug'],
    name: 'Request',
    fields: 'title, description, status, priority, date',
    options: { status: ['Open', 'In progress', 'Closed'], priority: ['Low', 'Medium', 'High'] },
  },
  {
    nouns: ['comment', 'reply', 'answer', 'message', 'post'],
    name: 'Comment',
    fields: 'text (longtext), date',
  },
  { nouns: ['question'], name: 'Question', fields: 'question, answer, date' },
  { nouns: ['review'], name: 'Review', fields: 'rating, comment, date' },
  { nouns: ['grade', 'mark', 'result', 'score'], name: 'Grade', fields: 'grade, date, notes' },
  { nouns: ['time entry', 'work log', 'hour'], name: 'Time entry', fields: 'date, hours, description' },
  { nouns: ['activity', 'call', 'interaction'], name: 'Activity', fields: 'date, subject, notes' },
  {
    nouns: ['application'],
    name: 'Application',
    fields: 'date, status, notes',
    options: { status: ['New', 'Interview', 'Accepted', 'Rejected'] },
  },
  {
    nouns: ['delivery', 'shipment', 'movement'],
    name: 'Delivery',
    fields: 'date, quantity, status, notes',
    options: { status: ['Planned', 'Sent', 'Delivered'] },
  },
];
