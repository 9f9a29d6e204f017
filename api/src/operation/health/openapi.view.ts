import {
  APP_VERSION,
  EMAIL_MAX,
  emailSchema,
  errorBodySchema,
  firstNameSchema,
  lastNameSchema,
  NAME_MAX,
  newPasswordSchema,
  OTP_DIGITS,
  otpSchema,
  PASSWORD_MAX,
  PASSWORD_MIN,
  type Contract,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type JsonSchema = Record<string, unknown>;

/** What the shared validators ask for, which a JSON schema cannot read out of their functions. */
const RULES = new Map<unknown, JsonSchema>([
  [emailSchema, { format: 'email', maxLength: EMAIL_MAX }],
  [newPasswordSchema, { format: 'password', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }],
  [firstNameSchema, { minLength: 1, maxLength: NAME_MAX }],
  [lastNameSchema, { minLength: 1, maxLength: NAME_MAX }],
  [otpSchema, { pattern: `^\\d{${OTP_DIGITS}}$` }],
]);

/** The OpenAPI 3.1 document of the contracts: the very schemas that the server checks with. */
export function describeApi(contracts: readonly Contract[], serverUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: describeCall(contract) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tessera', version: APP_VERSION },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: toJsonSchema(errorBodySchema, 'output') },
    },
  };
}

function describeCall(contract: Contract): JsonSchema {
  const { access, idempotent, request, response, status = 200 } = contract;
  const parameters = [
    ...describeParameters(request.params, 'path'),
    ...describeParameters(request.query, 'query'),
    ...(idempotent === true
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8 } }]
      : []),
  ];
  return {
    ...(access === 'user' ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request.body === undefined
      ? {}
      : { requestBody: { required: true, content: describeBody(contract, request.body) } }),
    responses: {
      [status]: describeSuccess(status, response),
      default: { description: 'Failure', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const formSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()),
  required: z._default(z.array(z.string()), []),
});

function describeBody({ takesFile = false }: Contract, body: Schema): JsonSchema {
  const schema = toJsonSchema(body, 'input');
  if (!takesFile) return json(schema);
  const { properties, required, ...rest } = formSchema.parse(schema);
  const file = { type: 'string', format: 'binary' };
  const form = { ...rest, properties: { ...properties, file }, required: [...required, 'file'] };
  return { 'multipart/form-data': { schema: form } };
}

function describeSuccess(status: number, response: Schema): JsonSchema {
  if (status === 204) return { description: 'Done' };
  if (status === 302)
    return { description: 'A page to go on to', headers: { location: { schema: { type: 'string' } } } };
  return { description: 'Success', content: json(toJsonSchema(response, 'output')) };
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z._default(z.array(z.string()), []),
});

function describeParameters(schema: Schema | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (schema === undefined) return [];
  const { properties, required } = objectSchema.parse(toJsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => {
    return { name, in: place, required: required.includes(name), schema: property };
  });
}

function toJsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const description: JsonSchema = {
    ...z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, RULES.get(zodSchema));
      },
    }),
  };
  // The document names the dialect once, by its version.
  delete description['$schema'];
  return description;
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
