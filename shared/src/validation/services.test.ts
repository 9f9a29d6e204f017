import * as z from 'zod/mini';
import { asCheck } from './as-check';
import { checkEmail } from './email';
import {
  checkGithubToken,
  checkLogin,
  checkOtpGiven,
  checkPasswordReset,
  checkProfile,
  checkRegistration,
  checkResetToken,
  checkUserId,
} from './services';

const good = { firstname: ' Ada ', lastname: 'Lovelace', email: 'ADA@example.com', password: 'long enough' };

describe('checkRegistration', () => {
  it('[VAL-13] hands on the normalised fields', () => {
    expect(checkRegistration(good)).toEqual({
      ok: true,
      value: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com', password: 'long enough' },
    });
  });

  it('[VAL-13] collects every error', () => {
    expect(checkRegistration({ firstname: '', lastname: 'L0', email: 'x', password: 'short' })).toEqual({
      ok: false,
      message:
        'Validation failed: First name is required, Last name contains invalid characters, ' +
        'Invalid email format, Password must be at least 8 characters',
      fields: {
        firstname: 'First name is required',
        lastname: 'Last name contains invalid characters',
        email: 'Invalid email format',
        password: 'Password must be at least 8 characters',
      },
    });
    expect(checkRegistration({ ...good, email: '' })).toMatchObject({
      message: 'Validation failed: Email is required',
    });
  });
});

describe('the other service checks', () => {
  it('[VAL-13] validates the names of a profile update', () => {
    expect(checkProfile({ firstName: ' Ada ', lastName: 'L' })).toEqual({
      ok: true,
      value: { firstName: 'Ada', lastName: 'L' },
    });
    expect(checkProfile({ lastName: 'King' })).toEqual({ ok: true, value: { lastName: 'King' } });
    expect(checkProfile({ firstName: '', lastName: '<i>' })).toMatchObject({
      fields: { firstName: 'First name is required', lastName: 'Last name contains invalid characters' },
    });
  });

  it('[VAL-13] lets an old short password and an odd domain sign in', () => {
    expect(checkLogin({ email: ' Ada@gmial.com', password: 'x' })).toEqual({
      ok: true,
      value: { email: 'ada@gmial.com', password: 'x' },
    });
    expect(checkLogin({ email: 'x', password: '' })).toMatchObject({
      fields: { email: 'Invalid email format', password: 'Password is required' },
    });
  });

  it('[VAL-13] needs a token and a valid new password for a reset', () => {
    expect(checkPasswordReset({ token: 't', newPassword: 'long enough' }).ok).toBe(true);
    expect(checkPasswordReset({ token: ' ', newPassword: 'short' })).toMatchObject({
      fields: { token: 'Reset token is required', newPassword: 'Password must be at least 8 characters' },
    });
  });

  it.each([
    [checkOtpGiven, 'OTP is required'],
    [checkResetToken, 'Reset token is required'],
    [checkUserId, 'User ID is required'],
    [checkGithubToken, 'GitHub access token is required'],
  ])('[VAL-13] refuses emptiness: %#', (check, message) => {
    for (const input of ['', ' \n', undefined, null, 0, {}])
      expect(check(input)).toEqual({ ok: false, message });
    expect(check(' value ')).toEqual({ ok: true, value: 'value' });
  });
});

describe('asCheck', () => {
  it('[VAL-13] lets a contract refuse with the same words and hand on the normalised value', () => {
    const schema = z.object({
      email: z.string('Email is required').check(asCheck((input) => checkEmail(input))),
    });
    expect(z.parse(schema, { email: ' ADA@example.com ' })).toEqual({ email: 'ada@example.com' });
    const failed = z.safeParse(schema, { email: 'ada@gmial.com' });
    expect(failed.error?.issues).toMatchObject([{ path: ['email'], message: 'Did you mean gmail.com?' }]);
    // The OpenAPI document is made from the same schemas.
    expect(z.toJSONSchema(schema)).toMatchObject({ properties: { email: { type: 'string' } } });
    expect(z.safeParse(schema, {}).error?.issues).toMatchObject([{ message: 'Email is required' }]);
  });
});
