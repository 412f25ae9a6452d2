/** Where the card payment provider shows its pages. */
const providerHosts = new Set(['checkout.stripe.com'])

/** Our own pages on the way: the local provider's, and those where the browser comes back. */
const ownPages = /^\/(?:checkout\/\w+|learner\/enrollment\/(?:success|cancel))$/

/** Where a payment may send the browser: to the provider, or to a page of our own on this very host. */
export function paymentAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, username, password, pathname, search, href } = new URL(address)
  const isPlain = username === '' && password === ''
  if (protocol === 'https:' && isPlain && providerHosts.has(host)) return href
  // The server may know itself by another name than the browser does
  return /^https?:$/.test(protocol) && ownPages.test(pathname) ? pathname + search : undefined
}
