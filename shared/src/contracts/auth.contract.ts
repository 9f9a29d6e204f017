import * as z from 'zod/mini';
import { EMAIL_MAX, NAME_MAX, OTP_DIGITS, PASSWORD_MAX, PASSWORD_MIN } from './constants';
import { defineContract } from './define-contract';

/** Specification 5: trimmed, lower-cased, a standard address of at most 254 characters. */
export const emailSchema = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(EMAIL_MAX, 'Email is too long'),
    z.email('Invalid email format'),
  );

export const newPasswordSchema = z
  .string('Password is required')
  .check(
    z.minLength(1, { message: 'Password is required', abort: true }),
    z.minLength(PASSWORD_MIN, 'Password must be at least 8 characters'),
    z.maxLength(PASSWORD_MAX, 'Password is too long (maximum 128 characters)'),
  );

function personName(field: string) {
  return z
    .string(`${field} is required`)
    .check(
      z.trim(),
      z.minLength(1, { message: `${field} is required`, abort: true }),
      z.maxLength(NAME_MAX, `${field} must be less than 50 characters`),
      z.regex(/^[\p{L}\p{M}' -]+$/u, `${field} contains invalid characters`),
    );
}

export const firstNameSchema = personName('First name');
export const lastNameSchema = personName('Last name');

export const otpSchema = z
  .string('OTP is required')
  .check(
    z.minLength(1, { message: 'OTP is required', abort: true }),
    z.regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), 'Please enter all 6 digits of your verification code'),
  );

export const userSchema = z.object({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  plan: z.object({ name: z.string() }),
});
export type User = z.infer<typeof userSchema>;

/** A signed-in answer: `expiresIn` in seconds. */
export const sessionSchema = z.object({
  token: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  user: userSchema,
});
export type SessionTokens = z.infer<typeof sessionSchema>;

/** Where the plan chosen on /pricing is kept until checkout (AUTH-10). */
export const planChoiceSchema = z.object({
  type: z.enum(['starter', 'pro', 'premium', 'Enterprise']),
  name: z.string().check(z.maxLength(60)),
  basePrice: z.number(),
  billingPeriod: z.enum(['monthly', 'yearly']),
  description: z.string().check(z.maxLength(400)),
});
export type PlanChoice = z.infer<typeof planChoiceSchema>;

export const register = defineContract({
  method: 'POST',
  path: '/auth/register',
  access: 'any',
  status: 201,
  request: {
    body: z.object({
      firstname: firstNameSchema,
      lastname: lastNameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      plan: z.optional(planChoiceSchema),
    }),
  },
  response: z.object({ message: z.string(), otp: z.optional(z.string()) }),
});

export const login = defineContract({
  method: 'POST',
  path: '/auth/login',
  access: 'any',
  request: {
    body: z.object({
      email: emailSchema,
      password: z
        .string('Password is required')
        .check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
      rememberMe: z.optional(z.boolean()),
    }),
  },
  response: sessionSchema,
});

export const verifyOtp = defineContract({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'any',
  request: { body: z.object({ email: emailSchema, otp: otpSchema }) },
  response: sessionSchema,
});

export const resendOtp = defineContract({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'any',
  request: { body: z.object({ email: emailSchema, mode: z.optional(z.enum(['verify', 'reset'])) }) },
  response: z.object({ message: z.string(), otp: z.optional(z.string()) }),
});

/** Answers the same for every address (API-06). The code arrives by mail only. */
export const forgotPassword = defineContract({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'any',
  request: { body: z.object({ email: emailSchema }) },
  response: z.object({ message: z.string() }),
});

/** Exchanges the code of 'forgot password' for the token that `resetPassword` takes, once, within 15 minutes. */
export const verifyResetOtp = defineContract({
  method: 'POST',
  path: '/auth/verify-reset-otp',
  access: 'any',
  request: { body: z.object({ email: emailSchema, otp: otpSchema }) },
  response: z.object({ token: z.string() }),
});

/** 410 GONE for a token that was used or is too old. Every session of the user ends. */
export const resetPassword = defineContract({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'any',
  request: {
    body: z.object({
      email: emailSchema,
      token: z
        .string('Reset token is required')
        .check(z.minLength(1, 'Reset token is required'), z.maxLength(512, 'Reset token is too long')),
      newPassword: newPasswordSchema,
    }),
  },
  response: z.object({ message: z.string() }),
});

export const refresh = defineContract({
  method: 'POST',
  path: '/auth/refresh',
  access: 'any',
  request: { body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(512))) }) },
  response: sessionSchema,
});

export const logout = defineContract({
  method: 'POST',
  path: '/auth/logout',
  access: 'any',
  status: 204,
  request: { body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(512))) }) },
  response: z.undefined(),
});

export const readCurrentUser = defineContract({
  method: 'GET',
  path: '/auth/user',
  access: 'user',
  request: {},
  response: z.object({ user: userSchema }),
});
