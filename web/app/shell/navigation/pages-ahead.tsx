import { PrefetchPageLinks } from 'react-router'
import { useIdle } from '../../ui/use-idle.ts'

/** Fetches the code of the pages that are likely next, when this page is idle. */
export function PagesAhead({ paths }: { paths: readonly string[] }) {
  const isIdle = useIdle()
  return isIdle && paths.map((path) => <PrefetchPageLinks key={path} page={path} />)
}
