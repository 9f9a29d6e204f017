import { css, type RuleSet } from 'styled-components';

/** Rules for the dark theme alone, for the few things that no colour token expresses. */
export function inDark(rules: RuleSet): RuleSet {
  return css`
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) & {
        ${rules}
      }
    }
    :root[data-theme='dark'] & {
      ${rules}
    }
  `;
}
