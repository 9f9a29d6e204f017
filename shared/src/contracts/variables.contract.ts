import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** How many variables a project may have, and how long a name and a value may be, in characters. */
export const MAX_VARIABLES = 100;
export const VARIABLE_KEY_MAX = 100;
export const VARIABLE_VALUE_MAX = 8192;

/** What is sent to browsers begins so, as Vite has it; everything else stays on the server. */
export const PUBLIC_VARIABLE = /^(?:VITE|PUBLIC)_/;

export const variableEnvironmentSchema = z.enum(['all', 'production', 'preview']);
export type VariableEnvironment = z.infer<typeof variableEnvironmentSchema>;

/** ENV-02: upper case, and an underscore for whatever else than A-Z, 0-9 and _. */
export function toVariableKey(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}

export const variableSchema = z.object({
  id: z.uuid(),
  key: z.string(),
  /** Null of a secret that has a value: that is asked for by itself, and noted. */
  value: z.nullable(z.string()),
  isSecret: z.boolean(),
  isVisible: z.boolean(),
  environment: variableEnvironmentSchema,
  updatedAt: z.iso.datetime(),
});
export type Variable = z.infer<typeof variableSchema>;

const setSchema = z.object({
  /** Counts the changes; a save has to know the newest. */
  revision: z.int(),
  items: z.array(variableSchema),
});
export type VariableSet = z.infer<typeof setSchema>;

const ofProject = z.object({ id: z.uuid() });

export const readVariables = defineContract({
  method: 'GET',
  path: '/project/:id/env',
  access: 'user',
  request: { params: ofProject },
  response: setSchema,
});

export const newVariableSchema = z.object({
  /** Of one that there is; without, it is new. */
  id: z.optional(z.uuid()),
  key: z
    .string('A name is required')
    .check(
      z.minLength(1, { message: 'A name is required', abort: true }),
      z.maxLength(VARIABLE_KEY_MAX, `A name has at most ${String(VARIABLE_KEY_MAX)} characters`),
      z.regex(/^[A-Z_][A-Z0-9_]*$/, 'Use A-Z, 0-9 and _, and begin with a letter'),
    ),
  /** Left out: as it is. A secret that is to be none any more needs it again, so that no secret is shown by the way. */
  value: z.optional(
    z
      .string()
      .check(z.maxLength(VARIABLE_VALUE_MAX, `A value has at most ${String(VARIABLE_VALUE_MAX)} characters`)),
  ),
  isSecret: z.boolean(),
  isVisible: z.boolean(),
  environment: variableEnvironmentSchema,
});

/** Saves all rows at once: what is left out is deleted. 409 CONFLICT when somebody saved since `revision`. */
export const saveVariables = defineContract({
  method: 'PUT',
  path: '/project/:id/env',
  access: 'user',
  request: {
    params: ofProject,
    body: z.object({
      revision: z.int(),
      items: z
        .array(newVariableSchema)
        .check(z.maxLength(MAX_VARIABLES, `A project has at most ${String(MAX_VARIABLES)} variables`)),
    }),
  },
  response: setSchema,
});

/** A secret's value; that it was shown is in its owner's activity. */
export const readVariableValue = defineContract({
  method: 'GET',
  path: '/project/:id/env/:variableId/value',
  access: 'user',
  request: { params: z.object({ id: z.uuid(), variableId: z.uuid() }) },
  response: z.object({ value: z.string() }),
});
