import { useEffect, useState } from 'react'
import { focusFirst } from './focus-first.ts'

type Fields = { getInputNode: (path: string) => HTMLElement | null }
type Tabs<Tab> = {
  tabOf: (path: string) => Tab
  open: (tab: Tab) => void
  order: readonly Tab[]
  /** The tab that is open now; needed where the address says it, which takes a moment to change. */
  current?: Tab
}

/** Of a form on several tabs: opens the first tab with a fault, and once it is open leads to the field. */
export function useFocusFirstError<Tab>(form: Fields, { tabOf, open, order, current }: Tabs<Tab>) {
  const [faults, setFaults] = useState<readonly string[]>([])
  useEffect(() => {
    const here = current === undefined ? faults : faults.filter((path) => tabOf(path) === current)
    if (here.length === 0) return
    focusFirst(form, here)
    setFaults([])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal, whatever is typed after it
  }, [faults, current])
  return (paths: readonly string[]) => {
    const tab = order.find((one) => paths.some((path) => tabOf(path) === one))
    if (tab === undefined) return
    open(tab)
    setFaults(paths.filter((path) => tabOf(path) === tab))
  }
}
