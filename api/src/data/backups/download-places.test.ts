import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../core/caller';
import { DownloadPlaces } from './download-places.http';

const caller = (userId: string) => ({ userId }) as Caller;

function begin(places: DownloadPlaces, userId: string): EventEmitter {
  const raw = new EventEmitter();
  places.take(caller(userId), { raw } as unknown as FastifyReply);
  return raw;
}

describe('downloads', () => {
  it('[DATA-06] are two of an account at a time, and eight of all, until they were read', () => {
    const places = new DownloadPlaces();
    const [first] = [begin(places, 'ada'), begin(places, 'ada')];
    expect(() => begin(places, 'ada')).toThrow('Other downloads are under way.');
    first.emit('finish');
    first.emit('close');
    const third = begin(places, 'ada');
    expect(() => begin(places, 'ada')).toThrow();
    for (const name of ['b', 'c', 'd']) for (let count = 0; count < 2; count += 1) begin(places, name);
    expect(() => begin(places, 'e')).toThrow();
    third.emit('close');
    begin(places, 'e');
  });
});
