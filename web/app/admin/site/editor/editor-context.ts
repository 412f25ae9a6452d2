import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import type { SitePageName } from '@sohbet/contract/site/site-pages'
import { createContext } from 'react'

/** What fields do with the content. The functions stay the same, so that fields render only after their own change. */
export type Editing = {
  page: SitePageName
  change: (path: string, value: StoredValue) => void
  /** Changes the order or number of items; `placeOf` is the new place of an item, if it stays. */
  changeItems: (path: string, items: StoredValue[], placeOf: (place: number) => number | undefined) => void
  /** Shows the faults of a field that the user has left. */
  check: (path: string, field: SiteField, value: StoredValue) => void
  toggle: (path: string, isOpen: boolean) => void
  focus: (path: string) => void
  /** Opens all that is around a field and moves the focus to it. */
  reveal: (path: string) => void
}

const nothing = () => undefined

export const EditingContext = createContext<Editing>({
  page: 'home',
  change: nothing,
  changeItems: nothing,
  check: nothing,
  toggle: nothing,
  focus: nothing,
  reveal: nothing,
})
export const FaultsContext = createContext<Readonly<Record<string, string>>>({})
/** Sections and items that the user has opened or closed. */
export const OpenContext = createContext<Readonly<Record<string, boolean>>>({})

/** The id of a field's element. */
export const elementId = (path: string): string => `field-${path}`

/** Mantine gives the focus back 10 ms after a dialog has closed. */
const focusReturnTime = 60
/** Runs what moves the focus when a dialog that closes now no longer takes it back. */
export const afterDialog = (run: () => void) => void setTimeout(run, focusReturnTime)
