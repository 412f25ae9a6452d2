/** Hosts of the payment provider's pages. */
const providerHosts = new Set(['checkout.stripe.com'])

/** Our own payment pages: the local provider's, and those to which the browser returns. */
const ownPages = /^\/(?:checkout\/\w+|learner\/enrollment\/(?:success|cancel))$/

/** A safe target of a payment: the provider, or a page of our own on this host. */
export function paymentAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, username, password, pathname, search, href } = new URL(address)
  const isPlain = username === '' && password === ''
  if (protocol === 'https:' && isPlain && providerHosts.has(host)) return href
  // The server may know itself by another host name than the browser
  return /^https?:$/.test(protocol) && ownPages.test(pathname) ? pathname + search : undefined
}
