import { paths, returnPath } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { PageHeader } from '@tessera/shared/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LazyShowcase } from '../features/showcase/lazy-showcase';
import type { VerifyMode } from '../features/verify-code/use-verify-code';
import { VerifyForm } from '../features/verify-code/verify-form';
import { AuthFrame } from '../lib/auth-frame';
import { Panel } from '../lib/panel.styles';
import { stateText } from '../lib/navigation-state';
import { SentPromptCard } from '../lib/sent-prompt-card';
import { TriedCard } from '../lib/tried-card';

const WORDS: Record<VerifyMode, { title: string; description: string }> = {
  verify: { title: 'Verify your email', description: 'Enter the 6 digits of your verification code.' },
  reset: { title: 'Enter your code', description: 'Its 6 digits let you choose a new password.' },
};

/** /verify?email=…: the code that proves an email address; with mode=reset, for a new password. */
export function VerifyPage() {
  const { email, mode, otp, returnTo } = useEntry();
  const { title, description } = WORDS[mode];
  useDocumentTitle(title);
  return (
    <AuthFrame aside={<LazyShowcase />}>
      <SentPromptCard />
      <TriedCard returnTo={returnTo} />
      <Panel>
        <PageHeader title={title} description={description} />
        {/* Another address starts over: digits and messages belong to the one before. */}
        <VerifyForm key={`${mode} ${email}`} email={email} mode={mode} code={otp} returnTo={returnTo} />
      </Panel>
    </AuthFrame>
  );
}

/** Takes a code out of the address at once: there it would stay in the history and in other people's sight. */
function useEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  const mode: VerifyMode = search.get('mode') === 'reset' ? 'reset' : 'verify';
  const otpInAddress = search.get('otp');
  const returnTo = returnPath(stateText(location.state, 'returnTo'));
  useEffect(() => {
    if (otpInAddress === null) return;
    const rest = new URLSearchParams({ email, ...(mode === 'reset' && { mode }) });
    void navigate(`${paths.verify.to()}?${rest.toString()}`, {
      replace: true,
      state: { otp: otpInAddress, returnTo },
    });
  }, [otpInAddress, email, mode, returnTo, navigate]);
  return { email, mode, returnTo, otp: otpInAddress ?? stateText(location.state, 'otp') };
}
