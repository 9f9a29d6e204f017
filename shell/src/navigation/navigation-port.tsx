import { useLayoutEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

/**
 * Hands the router's `navigate` to what lives outside React: an ended session goes to the sign-in page.
 * The declarative router has no object to hold; the data router has one and costs 13 KB more (brotli).
 */
export function NavigationPort({ onReady }: { readonly onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onReady(navigate);
  }, [navigate, onReady]);
  return null;
}
