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
 * `__Host-` keeps applications on sibling hosts from planting one. Browsers take that over https only.
 */
export function hostCookie(apiUrl: string, name: string): HostCookie {
  const isSecure = apiUrl.startsWith('https:');
  return {
    name: `${isSecure ? '__Host-' : ''}tessera_${name}`,
    options: { path: isSecure ? '/' : '/api/auth', httpOnly: true, sameSite: 'lax', secure: isSecure },
  };
}
