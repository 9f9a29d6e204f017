/** What the tests hand over. */
export const creation = {
  projectName: 'Herbs',
  prompt: 'herbs with name',
  idempotencyKey: 'creation-key',
  runId: '7b0c7a52-8b6e-4f0e-9a53-0f6a6a4f1c11',
};

export const message = { text: 'add a rating', idempotencyKey: 'message-key' };
