import { paths } from '@tessera/shared/paths';
import { Banner, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface LockedNoticeProps {
  /** Why, in the server's words. */
  reason: string;
  /** When another try is taken, in milliseconds. */
  retryAt: number;
}

/** Signing in is locked for a while: counts down, and names the other way in. */
export function LockedNotice({ reason, retryAt }: LockedNoticeProps) {
  const seconds = useSecondsUntil(retryAt);
  const reset = <Link to={paths.forgotPassword.to()}>reset your password</Link>;
  if (seconds === 0) return <Banner role="status">You can try again now, or {reset}.</Banner>;
  return (
    <Banner tone="bad">
      {reason} Try again {/* Read out once, instead of every second. */}
      <VisuallyHidden>at {new Date(retryAt).toLocaleTimeString()}</VisuallyHidden>
      <Clock aria-hidden="true">in {clockOf(seconds)}</Clock>, or {reset}.
    </Banner>
  );
}

/** 75 as '1:15'. */
function clockOf(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isOver]);
  return seconds;
}

const Clock = styled.span`
  font-variant-numeric: tabular-nums;
`;
