import { paths } from '@tessera/shared/paths';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SharedApp } from '../features/shared-app/shared-app';

function tokenIn(state: unknown): string {
  const { shareToken } = (state ?? {}) as { readonly shareToken?: unknown };
  return typeof shareToken === 'string' ? shareToken : '';
}

/** /share#token=…: the token moves from the address into the entry of the history, where a reload finds it. */
export function SharedAppPage() {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  useLayoutEffect(() => {
    if (hash === '') return;
    void navigate(paths.share.to(), {
      replace: true,
      state: inAddress === '' ? state : { shareToken: inAddress },
    });
  }, [hash, inAddress, navigate, state]);
  const token = inAddress === '' ? tokenIn(state) : inAddress;
  return <SharedApp key={token} token={token} />;
}
