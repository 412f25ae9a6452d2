import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the prerendered HTML and true once React runs in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
