import { createContext, use, useEffect, useState, type ReactNode } from 'react'

type Names = ReadonlyMap<string, string>

const CrumbNames = createContext<Names>(new Map())
const SetCrumbName = createContext<(id: string, name: string | undefined) => void>(() => undefined)

/** Holds the names of the ids in the URL, which pages report and the breadcrumbs show. */
export function CrumbNamesProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Names>(new Map())
  const [setName] = useState(() => (id: string, name: string | undefined) => {
    setNames((known) => {
      const next = new Map(known)
      if (name === undefined) next.delete(id)
      else next.set(id, name)
      return next
    })
  })
  return (
    <SetCrumbName value={setName}>
      <CrumbNames value={names}>{children}</CrumbNames>
    </SetCrumbName>
  )
}

export const useCrumbNames = (): Names => use(CrumbNames)

/** Names an id of the URL in the breadcrumbs while the page is open. */
export function useCrumbName(id: string, name: string): void {
  const setName = use(SetCrumbName)
  useEffect(() => {
    setName(id, name)
    return () => setName(id, undefined)
  }, [setName, id, name])
}
