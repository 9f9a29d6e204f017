import { makeRoom, type KeptBackup } from './backup-room.rules';

const kept = (count: number, more: Partial<KeptBackup> = {}): KeptBackup[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{
      id: `${more.reason ?? 'daily'} ${String(place)}`,
      environment: 'production',
      reason: 'daily',
      bytes: 10,
    },
    ...more,
  }));
const daily = { environment: 'production', reason: 'daily', bytes: 10 } as const;

describe('the room of backups', () => {
  it('[DATA-05] keeps the last seven of each day, of each environment', () => {
    const preview = kept(7, { environment: 'preview' });
    expect(makeRoom([...preview, ...kept(6)], daily, 0)).toEqual({ kind: 'room', leave: [] });
    expect(makeRoom(kept(7), daily, 0)).toEqual({ kind: 'room', leave: ['daily 0'] });
  });

  it('[DATA-05] takes away none that somebody made, and says when there are ten', () => {
    const ten = kept(10, { reason: 'hand' });
    expect(makeRoom(ten, { ...daily, reason: 'hand' }, 0)).toMatchObject({
      kind: 'full',
      message: expect.stringContaining('10 backups') as unknown,
    });
    expect(makeRoom([...ten, ...kept(3)], daily, 125)).toEqual({
      kind: 'room',
      leave: ['daily 0', 'daily 1'],
    });
    expect(makeRoom(ten, daily, 105)).toMatchObject({ kind: 'full' });
  });
});
