import { EventEmitter } from 'node:events';
import { AnswerRoom } from './answer-room.service';

const MB = 1_048_576;

const sending = () => new EventEmitter();

describe('the room for answers that are not sent yet', () => {
  it('[DATA-06] is bounded for one application, and is there again once they are sent', () => {
    const room = new AnswerRoom();
    const first = sending();
    room.hold('one', 50 * MB, first);
    expect(() => {
      room.hold('one', 50 * MB, sending());
    }).toThrow('Too much is being sent right now');
    // Others, and what is short, have theirs.
    room.hold('other', 50 * MB, sending());
    room.hold('one', 1000, sending());
    first.emit('finish');
    first.emit('close');
    room.hold('one', 50 * MB, sending());
  });

  it('[DATA-06] is not held for those who have left before their answer was there', () => {
    const room = new AnswerRoom();
    const gone = Object.assign(sending(), { destroyed: true });
    for (let time = 0; time < 10; time += 1) room.hold('one', 50 * MB, gone);
    expect(() => {
      room.hold('one', 50 * MB, sending());
    }).not.toThrow();
  });

  it('[DATA-06] is bounded for all together', () => {
    const room = new AnswerRoom();
    for (const label of ['one', 'two', 'three']) room.hold(label, 60 * MB, sending());
    expect(() => {
      room.hold('four', 60 * MB, sending());
    }).toThrow('Too much is being sent right now');
  });

  it('[DATA-06] has an answer that is longer than that alone', () => {
    const room = new AnswerRoom();
    room.hold('one', 300 * MB, sending());
    expect(() => {
      room.hold('two', MB, sending());
    }).toThrow('Too much is being sent right now');
  });
});
