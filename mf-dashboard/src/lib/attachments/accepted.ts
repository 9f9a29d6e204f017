/** What goes with a prompt or a message (HOME-02), as the browser's picker has it. */
export const ACCEPTED = [
  '.txt',
  '.pdf',
  '.doc',
  '.docx',
  '.jpg',
  '.jpeg',
  '.png',
  '.gif',
  '.csv',
  '.json',
  '.xml',
];
