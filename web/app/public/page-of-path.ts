import { publicPages, type PublicPage } from '../paths.ts'

/** The public page of a path in any language; the home page for unknown paths. */
export function pageOfPath(pathname: string): PublicPage {
  const name = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  return publicPages.find((page) => page === name) ?? '/'
}
