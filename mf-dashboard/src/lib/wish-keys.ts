/**
 * The idempotency keys of one form: one for each wish, however often that is sent, so that a wish whose answer was lost is not
 * carried out twice.
 *
 * @param newKey makes a key
 * @returns the key of a wish: of all that is sent
 */
export function createWishKeys(newKey: () => string): (wish: object) => string {
  const keys = new Map<string, string>();
  return (wish) => {
    const text = JSON.stringify(wish);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}
