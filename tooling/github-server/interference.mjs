import { setTimeout as wait } from 'node:timers/promises';
import { GithubFailure, limitHeaders } from './answers.mjs';

/**
 * What a test lets go wrong, for calls whose `METHOD /path` matches, at most `times` times:
 *
 * - `rateLimit`: no calls left until `reset` (seconds since 1970);
 * - `secondary`: too many at once; come back after `seconds`;
 * - `slow`: answers after `milliseconds`;
 * - `hold`: answers once the test lets it: `met` is over when the first such call is there, `release()` answers it and all others;
 * - `status`: answers that status and `message`;
 * - `drop`: closes the connection without an answer;
 * - `forge`: answers contents of files that are not what Git keeps.
 */
export function createInterference() {
  const rules = [];

  return {
    add(rule) {
      const [arrival, release] = [createSignal(), createSignal()];
      rules.push({ times: Infinity, match: /(?:)/, ...rule, arrival, release });
      return { met: arrival.given, release: release.give };
    },
    clear() {
      for (const { release } of rules.splice(0)) release.give();
    },
    /** Throws `GithubFailure`; answers false where there is to be no answer, and `forge` where it is to be wrong. */
    async meet(call) {
      const rule = rules.find(({ times, match }) => times > 0 && match.test(call));
      if (rule === undefined) return true;
      rule.times -= 1;
      const { kind } = rule;
      rule.arrival.give();
      if (kind === 'hold') await rule.release.given;
      if (kind === 'drop') return false;
      if (kind === 'forge') return 'forge';
      if (kind === 'slow') await wait(rule.milliseconds ?? 1000);
      if (kind === 'status') throw new GithubFailure(rule.status ?? 500, rule.message ?? 'Server Error');
      if (kind === 'rateLimit') {
        const reset = rule.reset ?? Math.floor(Date.now() / 1000) + 1800;
        throw new GithubFailure(403, 'API rate limit exceeded for user ID 1.', {
          headers: limitHeaders({ remaining: 0, reset }),
        });
      }
      if (kind === 'secondary') {
        const headers = { ...limitHeaders(), 'retry-after': String(rule.seconds ?? 60) };
        throw new GithubFailure(
          403,
          'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
          { headers },
        );
      }
      return true;
    },
  };
}

function createSignal() {
  let give = () => undefined;
  const given = new Promise((resolve) => (give = resolve));
  return { given, give: () => give() };
}
