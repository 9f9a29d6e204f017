import * as z from 'zod/mini';
import './readable-messages';

function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('the messages of schemas that give none', () => {
  const schema = z.object({ projectName: z.string().check(z.minLength(3)), kind: z.enum(['a', 'b']) });

  it('name a field that is missing', () => {
    expect(messagesOf(schema, {})).toEqual(['Project name is required', 'Kind is required']);
    expect(messagesOf(schema, undefined)).toEqual(['This is required']);
  });

  it('say what is wrong with one that is there', () => {
    expect(messagesOf(schema, { projectName: 1, kind: 'a' })).toEqual([
      'Invalid input: expected string, received number',
    ]);
    const tooShort = messagesOf(schema, { projectName: 'x', kind: 'c' });
    expect(tooShort[0]).toContain('>=3 characters');
    expect(tooShort[1]).toContain('"a"|"b"');
  });

  it('leave the texts of schemas as they are', () => {
    expect(messagesOf(z.string('Email is required'), undefined)).toEqual(['Email is required']);
  });
});
