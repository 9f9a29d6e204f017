import { tokenise } from '../language/tokenise';
import { tokenPattern } from './token-pattern';

describe('a pattern on very many words', () => {
  const page = tokenise(`${'very '.repeat(1000)}long list`);

  it('[READ-02] captures as it does on few, however often it is tried', () => {
    const pattern = tokenPattern('(<first> long)? <what?> list');
    for (const tokens of [page, tokenise('very long list'), page])
      expect(pattern.match(tokens)?.['first']).toHaveLength(tokens.length - 2);
  });

  it('[READ-02] says that it does not match them', () => {
    expect(tokenPattern('(<first> long)? <what?> list <more>').match(page)).toBeUndefined();
  });
});
