/** Hosts of the payment providers' pages. */
const providerHosts = new Set(['checkout.stripe.com', 'cpp.iyzipay.com', 'sandbox-cpp.iyzipay.com'])

/** Our own payment pages: the local provider’s, those to which the browser returns, and the bank details of a seat. */
const ownPages =
  /^\/(?:checkout\/\w+|learner\/enrollment\/(?:success|cancel)|learner\/lessons\/packs|learner\/enroll\/[\w-]+)$/

/** On a developer's machine a double of the provider runs on another port. */
const isDouble = ({ protocol, hostname, pathname }: URL): boolean =>
  protocol === 'http:' && hostname === 'localhost' && pathname === '/pay' && location.hostname === 'localhost'

/** Stripe's page on a domain of the school: a subdomain of the site, which only the school can set up. */
const isOwnSubdomain = (host: string): boolean => host.endsWith(`.${location.hostname.replace(/^www\./, '')}`)

/** A safe target of a payment: a provider, or a page of our own on this host. */
export function paymentAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const { protocol, host, username, password, pathname, search, href } = url
  const isPlain = username === '' && password === ''
  const isProvider = protocol === 'https:' && (providerHosts.has(host) || isOwnSubdomain(host))
  if (isPlain && (isProvider || isDouble(url))) return href
  // The server may know itself by another host name than the browser
  return /^https?:$/.test(protocol) && ownPages.test(pathname) ? pathname + search : undefined
}
