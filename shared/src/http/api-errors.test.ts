import { ApiError, errorMessage, NetworkError } from '.';

describe('the message of a call that failed', () => {
  it.each([
    [false, 'You are offline. What you typed is kept.'],
    [true, 'You are offline or the server cannot be reached. What you typed is kept.'],
  ])('[ERR-01] says what is known where nobody answered and onLine is %s', (onLine, message) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

    expect(errorMessage(new NetworkError(), 'Nothing was saved.')).toBe(message);
  });

  it("[ERR-01] is the server's own, or else what the caller knows", () => {
    expect(errorMessage(new ApiError(409, { error: 'Taken', code: 'CONFLICT' }), 'Not saved.')).toBe('Taken');
    expect(errorMessage(new Error('x'), 'Not saved.')).toBe('Not saved.');
  });
});
