import type { DeploymentDomain } from '@tessera/shared/contracts';
import { useEffect, useState } from 'react';
import type { Failure } from './use-domains';

const SECOND_MS = 1000;

/**
 * Why a domain was not looked at, until that is out of date: something else is known of it, it can be looked at again, or, where
 * no answer came, the browser is online again.
 */
export function useNote(domain: DeploymentDomain) {
  const [failure, setFailure] = useState<Failure>();
  const known = JSON.stringify(domain);
  const [knownBefore, setKnownBefore] = useState(known);
  if (known !== knownBefore) {
    setKnownBefore(known);
    setFailure(undefined);
  }
  useEffect(() => {
    if (!failure) return undefined;
    const onOver = () => {
      setFailure(undefined);
    };
    if (failure.retryAfter !== undefined) {
      const timer = setTimeout(onOver, failure.retryAfter * SECOND_MS);
      return () => {
        clearTimeout(timer);
      };
    }
    window.addEventListener('online', onOver);
    return () => {
      window.removeEventListener('online', onOver);
    };
  }, [failure]);
  return [failure?.problem, setFailure] as const;
}
