import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { CrumbName } from './breadcrumbs.ts'

type Names = ReadonlyMap<string, CrumbName>

const CrumbNames = createContext<Names>(new Map())
const SetCrumbName = createContext<(id: string, name: CrumbName | undefined) => void>(() => undefined)

/** Holds the names of the ids in the URL, which pages report and the breadcrumbs show. */
export function CrumbNamesProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Names>(new Map())
  const [setName] = useState(() => (id: string, name: CrumbName | undefined) => {
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

/** Names an id of the URL in the breadcrumbs while the page is open; `to` links it to another page. */
export function useCrumbName(id: string, name: string, to?: string): void {
  const setName = use(SetCrumbName)
  useEffect(() => {
    setName(id, { name, to })
    return () => setName(id, undefined)
  }, [setName, id, name, to])
}
