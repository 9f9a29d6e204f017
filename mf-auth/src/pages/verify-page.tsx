import { paths, sameSitePath } from '@tessera/shared/paths';
import { PageHeader } from '@tessera/shared/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { Showcase } from '../features/showcase/showcase';
import { VerifyForm } from '../features/verify-code/verify-form';
import { AuthFrame } from '../lib/auth-frame';
import { Panel } from '../lib/panel.styles';
import { usePageTitle } from '../lib/use-page-title';
import { NotYetPage } from './not-yet-page';

const stateSchema = z.object({ otp: z.optional(z.string()), returnTo: z.optional(z.string()) });

/** /verify?email=…: the code that proves an email address. */
export function VerifyPage() {
  const { email, mode, otp, returnTo } = useEntry();
  usePageTitle('Verify your email');
  if (mode === 'reset') {
    return (
      <NotYetPage title="Reset password">
        Choosing a new password with a code is not available yet. Your account and its password stay as they
        are.
      </NotYetPage>
    );
  }
  return (
    <AuthFrame aside={<Showcase />}>
      <Panel>
        <PageHeader title="Verify your email" description="Enter the 6 digits of your verification code." />
        {/* Another address starts over: digits and messages belong to the one before. */}
        <VerifyForm key={email} email={email} code={otp} returnTo={returnTo} />
      </Panel>
    </AuthFrame>
  );
}

/** Takes a code out of the address at once: there it would stay in the history and in other people's sight. */
function useEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = z.safeParse(stateSchema, location.state).data;
  const email = search.get('email') ?? '';
  const mode = search.get('mode');
  const otpInAddress = search.get('otp');
  const returnTo = sameSitePath(state?.returnTo);
  useEffect(() => {
    if (otpInAddress === null) return;
    const rest = new URLSearchParams({ email, ...(mode && { mode }) });
    void navigate(`${paths.verify.to()}?${rest.toString()}`, {
      replace: true,
      state: { otp: otpInAddress, returnTo },
    });
  }, [otpInAddress, email, mode, returnTo, navigate]);
  return { email, mode, returnTo, otp: otpInAddress ?? state?.otp };
}
