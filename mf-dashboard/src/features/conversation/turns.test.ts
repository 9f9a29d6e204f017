import { suggestionsFor, type Turn } from './turns';

function buildTurn(versionId: string | undefined, ...suggestions: string[]): Turn {
  return {
    runId: suggestions.join(),
    agentId: 'a',
    text: 'change it',
    attachments: [],
    mode: 'build',
    isEdit: false,
    answer: 'Done.',
    status: versionId === undefined ? 'no_effect' : 'succeeded',
    receipt: null,
    checks: null,
    suggestions,
    question: null,
    conflicts: [],
    versionId,
  };
}

describe('what is offered next', () => {
  const turns = [
    buildTurn('v1', 'after v1'),
    buildTurn('v2', 'after v2'),
    buildTurn(undefined, 'said about v2'),
  ];

  it('[PRJ-03] is what the last run offered', () => {
    expect(suggestionsFor(turns, new Set()).suggestions).toEqual(['said about v2']);
  });

  it('[SCR-02] is asked where it follows a question', () => {
    const asked: Turn = { ...buildTurn(undefined, 'What does Task store?'), mode: 'ask' };
    expect(suggestionsFor([...turns, asked], new Set())).toEqual({
      mode: 'ask',
      suggestions: ['What does Task store?'],
    });
  });

  it('[PRJ-03] is what fitted the version in place when the last change is undone', () => {
    expect(suggestionsFor(turns, new Set(['v2'])).suggestions).toEqual(['after v1']);
  });

  it('[PRJ-03] is nothing where every change is undone', () => {
    expect(suggestionsFor(turns, new Set(['v1', 'v2'])).suggestions).toEqual([]);
  });
});
