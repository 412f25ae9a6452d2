import { publicPages, type PublicPage } from '../paths.ts'

/** Which public page an address shows, whatever its language; the home page where it is none of them. */
export function pageOfPath(pathname: string): PublicPage {
  const name = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  return publicPages.find((page) => page === name) ?? '/'
}
