export interface HostCookie {
  readonly name: string;
  readonly options: {
    readonly path: string;
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly secure: boolean;
  };
}

/**
 * How a cookie of signing in is named and set: no script reads it, no other site's form sends it, and over https
 * `__Host-` keeps applications on sibling hosts from planting one. Browsers take that over https only, and with the path `/`.
 *
 * @param address of the host that sets it
 * @param path below which it is sent, where it is not over https
 */
export function hostCookie(address: string, name: string, path = '/api/auth'): HostCookie {
  const isSecure = address.startsWith('https:');
  return {
    name: `${isSecure ? '__Host-' : ''}tessera_${name}`,
    options: { path: isSecure ? '/' : path, httpOnly: true, sameSite: 'lax', secure: isSecure },
  };
}
