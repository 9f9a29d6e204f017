import { EMAIL_MAX } from '../contracts/constants';
import { accept, refuse, trimmed, type Check, type Input } from './check';
import { suggestDomain } from './email-domains';
import { hasControlCharacter, looksLikeScript } from './script-patterns';

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$/;
const INVALID = 'Invalid email format';

export interface EmailOptions {
  /**
   * False accepts a domain that looks misspelled: for signing in, where the account exists already, and for a
   * person who insists.
   */
  readonly mendsDomain?: boolean;
}

function isStandardAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    at > 0 &&
    at <= 64 &&
    LOCAL.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(top)
  );
}

/**
 * VAL-01: an e-mail address, trimmed and lower-cased.
 *
 * Refuses with 'Email is required', 'Invalid email format', 'Email is too long' or 'Did you mean gmail.com?'.
 */
export function checkEmail(input: Input, { mendsDomain = true }: EmailOptions = {}): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse('Email is required');
  if (looksLikeScript(text) || hasControlCharacter(text)) return refuse(INVALID);
  if (text.length > EMAIL_MAX) return refuse('Email is too long');
  // Before lower-casing: the Kelvin sign and its like lower-case into plain letters, and pass for them.
  if (!isStandardAddress(text)) return refuse(INVALID);
  const email = text.toLowerCase();
  const meant = mendsDomain ? suggestDomain(email.slice(email.lastIndexOf('@') + 1)) : undefined;
  return meant ? refuse(`Did you mean ${meant}?`) : accept(email);
}
