import { useEffect, useState } from 'react'
import { focusFirst } from './focus-first.ts'

type Fields = { getInputNode: (path: string) => HTMLElement | null }
type Tabs<Tab> = {
  tabOf: (path: string) => Tab
  open: (tab: Tab) => void
  order: readonly Tab[]
  /** The open tab; needed when it comes from the URL, which changes a moment later. */
  current?: Tab
}

/** For a form on several tabs: opens the first tab with an error and then focuses the field. */
export function useFocusFirstError<Tab>(form: Fields, { tabOf, open, order, current }: Tabs<Tab>) {
  const [faults, setFaults] = useState<readonly string[]>([])
  useEffect(() => {
    const here = current === undefined ? faults : faults.filter((path) => tabOf(path) === current)
    if (here.length === 0) return
    focusFirst(form, here)
    setFaults([])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per failed submit, not while typing
  }, [faults, current])
  return (paths: readonly string[]) => {
    const tab = order.find((one) => paths.some((path) => tabOf(path) === one))
    if (tab === undefined) return
    open(tab)
    setFaults(paths.filter((path) => tabOf(path) === tab))
  }
}
