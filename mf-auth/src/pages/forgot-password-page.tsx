import { useDocumentTitle } from '@tessera/shared/remote';
import { PageHeader } from '@tessera/shared/ui';
import { ForgotPasswordForm } from '../features/forgot-password/forgot-password-form';
import { LazyShowcase } from '../features/showcase/lazy-showcase';
import { AuthFrame } from '../lib/auth-frame';
import { Panel } from '../lib/panel.styles';

/** /forgot-password: asks for the code that lets a person choose a new password. */
export function ForgotPasswordPage() {
  useDocumentTitle('Forgot password');
  return (
    <AuthFrame aside={<LazyShowcase />}>
      <Panel>
        <PageHeader
          title="Forgot password"
          description="Enter the email address of your account. We send a code that lets you choose a new password."
        />
        <ForgotPasswordForm />
      </Panel>
    </AuthFrame>
  );
}
