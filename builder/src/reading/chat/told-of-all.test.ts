import { changeApplication } from '../../change';
import { create } from '../../create-testing';

const { model } = create('Track plants with name, room and last watered');

/** What became of the parts of a message that did not become a change. */
function toldOf(message: string): string[] {
  const result = changeApplication(model, message);
  return result.kind === 'changed'
    ? result.coverage.map(({ state, phrase }) => `${state}: ${phrase}`)
    : [result.answer];
}

describe('[READ-05] each part of a message', () => {
  it.each([
    ['add a price. members with a name', ['missing: members with a name']],
    ['add a price. curtains by the window. helpers', ['missing: curtains by the window helpers']],
    ['make room required. show a gizmo of frobs', ['missing: show a gizmo of frobs']],
    ['we meet on mondays. add a price', ['different: we meet on mondays']],
    ['Add a price. The leaves are usually dusty.', ['different: The leaves are usually dusty']],
  ])('is told of, whether or not it is a request: %s', (message, told) => {
    expect(toldOf(message).map((line) => line.replace(/[.]$/, ''))).toEqual(told);
  });

  it.each([
    'add a price',
    'actually, add a price',
    'hi there, thanks a lot, add a price please',
    'ok great, now add a price',
  ])('is not told of where it says nothing: %s', (message) => {
    expect(toldOf(message)).toEqual([]);
  });

  it('is told of where nothing was done too', () => {
    const [answer] = toldOf('send an email to everybody. cousins');
    expect(answer).toContain('so nothing was changed.');
    expect(answer).toContain("I did not understand 'cousins' either.");
  });
});
