import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** The state of a navigation to the builder where anyone with the link is to see the preview: the link is made there. */
export const LINK_WISH = { makesLink: true } as const;

const wishSchema = z.object({ makesLink: z.literal(true) });

/** Whether a link is to be made, once: what is loaded again asks for none. */
export function useLinkWish(): boolean {
  const { state, search, hash } = useLocation() as Record<'search' | 'hash', string> & { state: unknown };
  const navigate = useNavigate();
  const isAsked = wishSchema.safeParse(state).success;
  const [isWanted] = useState(isAsked);
  useEffect(() => {
    if (isAsked) void navigate({ search, hash }, { replace: true, state: null });
  }, [isAsked, navigate, search, hash]);
  return isWanted;
}
