import { useLocation } from 'react-router'
import { breadcrumbs } from './breadcrumbs.ts'

/** Tells whether the current page belongs to an entry, such as a session to the calendar. */
export function useIsCurrent(): (to: string) => boolean {
  const { pathname } = useLocation()
  // A page belongs to the entry in its breadcrumbs. The area's home is above all pages, so it is current only itself.
  const [home, ...above] = breadcrumbs(pathname, {}).map(({ to }) => to)
  return (to) => above.includes(to) || (above.length === 0 && to === home)
}
