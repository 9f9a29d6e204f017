import type { ApplicationModel } from '@tessera/shared/contracts';
import { propose } from './built-in-assistant.child';

function proposed(message: string, model?: ApplicationModel) {
  const result = propose({ projectName: 'Clients', message, model });
  if (result.kind !== 'proposal') throw new Error(result.answer);
  return result;
}

describe('the built-in assistant', () => {
  it('[DATA-02] opens no table by the removal of what was personal in it, and says so', () => {
    const { model } = proposed('a client list with clients: name, email, phone and notes').proposal;
    const { proposal, question } = proposed('remove email and phone', model);

    const [clients] = proposal.model.entities;
    expect(clients?.fields.map(({ name }) => name)).not.toContain('Email');
    expect(clients?.access?.visitors).toEqual({ read: false, add: true, change: false, remove: false });
    expect(proposal.modelChanges).toContain('visitors may only add clients');
    expect(proposal.assumptions).toContain('Visitors may only add clients.');
    expect(question?.effects.map(({ text }) => text).join(' ') ?? '').not.toContain('Everyone');
  });
});
