/** What the tests hand over. */
export const creation = {
  projectName: 'Herbs',
  prompt: 'herbs with name',
  idempotencyKey: 'creation-key',
  runId: '7b0c7a52-8b6e-4f0e-9a53-0f6a6a4f1c11',
};

export const message = { text: 'add a rating', idempotencyKey: 'message-key' };

export const tried = { id: '5f0c2b4e-7f0b-4d53-9a43-0f8f6c1f7a11', title: 'Museum visits' };
