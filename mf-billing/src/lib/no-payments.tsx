import { paths } from '@tessera/shared/paths';
import { Banner, LinkButton } from '@tessera/shared/ui';

/** Nothing can be paid on this server: said before anybody chooses or types anything. */
export function NoPayments() {
  return (
    <Banner
      tone="warn"
      title="Nothing can be paid here yet"
      action={<LinkButton to={paths.billing.to()}>Go to billing</LinkButton>}
    >
      Payments are not set up on this server. Your plan and your credits stay as they are.
    </Banner>
  );
}
