import { useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader } from '@tessera/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { Checkout } from '../features/checkout/checkout';
import { readPlace } from '../features/checkout/place';

/** /checkout?item=…&return=…&payment=…: pay, or see what became of a payment (SCR-24). */
export function CheckoutPage() {
  const [search] = useSearchParams();
  useDocumentTitle('Checkout');
  return (
    <Page>
      <PageHeader title="Checkout" />
      <Checkout {...readPlace(search)} />
    </Page>
  );
}
