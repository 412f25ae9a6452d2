import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the HTML of the server and true once React runs in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
