import * as z from 'zod/mini';
import { asCheck } from '../validation/as-check';
import { checkEmail } from '../validation/email';
import { checkPassword } from '../validation/password';
import { checkName } from '../validation/person';
import { checkVerificationCode } from '../validation/plain';
import { defineContract } from './define-contract';
import { sessionSchema } from './session.contract';

/** VAL-01 for an address that has an account already, or is insisted on: its domain may look misspelled. */
export const emailSchema = z
  .string('Email is required')
  .check(asCheck((input) => checkEmail(input, { mendsDomain: false })));

/** VAL-02. */
export const newPasswordSchema = z.string('Password is required').check(asCheck(checkPassword));

/** A password that exists: the rules for new ones do not apply. */
export const passwordSchema = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1024, 'Password is too long'));

/** VAL-04. */
export const firstNameSchema = personName('First name');
export const lastNameSchema = personName('Last name');

function personName(field: string) {
  return z.string(`${field} is required`).check(asCheck((input) => checkName(input, field)));
}

/** VAL-10. */
export const otpSchema = z.string('OTP is required').check(asCheck((input) => checkVerificationCode(input)));

/** VAL-01: what a new address is asked for before it is taken; undefined when it does not look misspelled. */
function questionOf({ email }: { readonly email: string }): string | undefined {
  const mended = checkEmail(email);
  return mended.ok || !checkEmail(email, { mendsDomain: false }).ok ? undefined : mended.message;
}

/**
 * Refuses an address whose domain looks misspelled with 'Did you mean gmail.com?', unless `keepEmail` insists on it.
 * Said beside whatever is wrong with the other fields.
 */
export function asksAboutEmail<
  Values extends { readonly email: string; readonly keepEmail?: boolean | undefined },
>() {
  return z.refine<Values>((values) => values.keepEmail === true || questionOf(values) === undefined, {
    path: ['email'],
    error: ({ input }) => questionOf(input as Values),
    when: ({ value }) => typeof (value as Partial<Values> | undefined)?.email === 'string',
  });
}

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
    body: z
      .object({
        firstname: firstNameSchema,
        lastname: lastNameSchema,
        email: emailSchema,
        /** The person was asked 'Did you mean …?' and keeps the address as it is typed. */
        keepEmail: z.optional(z.boolean()),
        password: newPasswordSchema,
        plan: z.optional(planChoiceSchema),
      })
      .check(asksAboutEmail()),
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
      password: passwordSchema,
      rememberMe: z.optional(z.boolean()),
    }),
  },
  response: sessionSchema,
});

/**
 * A right code that proves the address, in another browser than the one where the password was typed: whose password
 * that is, nobody knows. `token` is for `resetPassword`, which sets a new one.
 */
export const passwordNeededSchema = z.object({ passwordNeeded: z.literal(true), token: z.string() });
export type PasswordNeeded = z.infer<typeof passwordNeededSchema>;

/** Signs in, in the browser that signed up last with this address. Elsewhere a new password is needed first. */
export const verifyOtp = defineContract({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'any',
  request: { body: z.object({ email: emailSchema, otp: otpSchema }) },
  response: z.union([sessionSchema, passwordNeededSchema]),
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
