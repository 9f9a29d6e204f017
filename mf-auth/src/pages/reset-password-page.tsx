import { paths, returnPath } from '@tessera/shared/paths';
import { useDocumentTitle } from '@tessera/shared/remote';
import { PageHeader } from '@tessera/shared/ui';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ResetPasswordForm } from '../features/reset-password/reset-password-form';
import { LazyShowcase } from '../features/showcase/lazy-showcase';
import { AuthFrame } from '../lib/auth-frame';
import { stateField, stateText } from '../lib/navigation-state';
import { Panel } from '../lib/panel.styles';

const RESET = {
  title: 'Reset password',
  description: 'Choose a new password. Every device is then signed out.',
};

/** SAFE-10: the code was typed in another browser than the sign-up, whose password does not count there. */
const FIRST = {
  title: 'Choose a password',
  description:
    'Your email address is verified. You signed up in another browser, so please choose a password for your account here.',
};

/** /reset-password?email=…: the new password. Without an email or a token there is nothing to do here. */
export function ResetPasswordPage() {
  const { email, token, isFirst, returnTo } = useEntry();
  const { title, description } = isFirst ? FIRST : RESET;
  useDocumentTitle(title);
  if (!email || !token) return <Navigate to={paths.signIn.to()} replace />;
  return (
    <AuthFrame aside={<LazyShowcase />}>
      <Panel>
        <PageHeader title={title} description={description} />
        <ResetPasswordForm email={email} token={token} isFirst={isFirst} returnTo={returnTo} />
      </Panel>
    </AuthFrame>
  );
}

/** Takes the token out of the address at once: it would stay in the history and in other people's sight. */
function useEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const email = search.get('email') ?? '';
  const tokenInAddress = search.get('token');
  useEffect(() => {
    // Without an email the page leaves for /signin, which wipes the address as well.
    if (tokenInAddress === null || !email) return;
    const rest = new URLSearchParams({ email }).toString();
    void navigate(`${paths.resetPassword.to()}?${rest}`, { replace: true, state: { token: tokenInAddress } });
  }, [tokenInAddress, email, navigate]);
  return {
    email,
    token: tokenInAddress ?? stateText(location.state, 'token'),
    isFirst: stateField(location.state, 'isFirst') === true,
    returnTo: returnPath(stateText(location.state, 'returnTo')),
  };
}
