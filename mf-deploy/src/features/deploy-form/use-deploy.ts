import { useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { deployPorts, readOwnBalance } from './deploy.ports';
import { createDeployStore } from './deploy.store';

/** One deploy flow per mounted form, with the balance as far as it is known. */
export function useDeploy() {
  const shell = useShell();
  const [balance, setBalance] = useState<number>();
  const [flow] = useState(() => createDeployStore(deployPorts(shell, setBalance)));
  useEffect(() => {
    flow.start();
    // The form works without it: the check on deploying says what is wrong.
    readOwnBalance(shell).then(setBalance, shell.reportError);
    return flow.dispose;
  }, [flow, shell]);
  return { state: useStore(flow.store), balance, deploy: flow.deploy, reset: flow.reset };
}
