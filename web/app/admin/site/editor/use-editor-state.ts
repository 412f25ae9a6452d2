import type { SitePage } from '@sohbet/contract/site/site'
import type { SiteField, StoredValue } from '@sohbet/contract/site/site-fields'
import { sitePages, type SitePageName } from '@sohbet/contract/site/site-pages'
import { schemaOf } from '@sohbet/contract/site/site-values'
import { fieldMessages } from '@sohbet/contract/field-messages'
import type { Language } from '@sohbet/domain/language'
import { useEffect, useMemo, useState } from 'react'
import { currentLanguage } from '../../../texts/language.ts'
import { isBelow, movedPaths, pathsTo, valueAt, withValue } from '../content/content-path.ts'
import { isSame, mergeContent } from '../content/merge-content.ts'
import { sectionsOf } from '../content/sections.ts'
import { elementId, type Editing } from './editor-context.ts'

export type Faults = Readonly<Record<string, string>>

type State = {
  content: StoredValue
  faults: Faults
  /** What the server refused. The browser cannot check it, so it stays until the field changes. */
  refusals: Faults
  open: Readonly<Record<string, boolean>>
  /** The field that gets the focus when it is on the screen. */
  target: { path: string } | undefined
}

/** The same object when nothing is left out, so that no other field renders again. */
function without(faults: Faults, parent: string): Faults {
  const left = Object.entries(faults).filter(([path]) => !isBelow(path, parent))
  return left.length === Object.keys(faults).length ? faults : Object.fromEntries(left)
}

/** Messages of a value by path. */
export function faultsOf(field: SiteField, value: StoredValue, path: string, language: Language): Faults {
  const messages = fieldMessages(schemaOf(field).safeParse(value).error?.issues ?? [], language)
  return Object.fromEntries(
    Object.entries(messages).map(([inner, message]) => [[path, inner].filter(Boolean).join('.'), message]),
  )
}

type Update = (change: (state: State) => Partial<State>) => void

const editingOf = (page: SitePageName, update: Update): Editing => ({
  page,
  change: (path, value) =>
    update(({ content, faults, refusals }) => ({
      content: withValue(content, path, value),
      faults: without(faults, path),
      refusals: without(refusals, path),
    })),
  changeItems: (path, items, placeOf) =>
    update(({ content, faults, refusals, open }) => ({
      content: withValue(content, path, items),
      faults: movedPaths(faults, path, placeOf),
      refusals: movedPaths(refusals, path, placeOf),
      open: movedPaths(open, path, placeOf),
    })),
  check: (path, field, value) =>
    update(({ faults }) => {
      const [others, found] = [without(faults, path), faultsOf(field, value, path, currentLanguage())]
      return { faults: Object.keys(found).length === 0 ? others : { ...others, ...found } }
    }),
  toggle: (path, isOpen) => update(({ open }) => ({ open: { ...open, [path]: isOpen } })),
  focus: (path) => update(() => ({ target: { path } })),
  reveal: (path) =>
    update(({ open }) => {
      const section = sectionsOf(page).find(({ entries }) =>
        entries.some((entry) => isBelow(path, entry.path)),
      )
      const around = [...pathsTo(path), ...(section ? [`section ${section.key}`] : [])]
      return { open: { ...open, ...Object.fromEntries(around.map((one) => [one, true])) }, target: { path } }
    }),
})

/** Focuses the field, or what is around it when the field has no element of its own. */
function focusField(path: string): void {
  const element = pathsTo(path)
    .toReversed()
    .map((one) => document.getElementById(elementId(one)))
    .find((one) => one !== null)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/** The content on the screen: what is saved, and what was typed since. */
export function useEditorState(initial: SitePage) {
  const { page } = initial
  const [saved, setSaved] = useState(initial)
  const [state, setState] = useState<State>({
    content: initial.content,
    faults: {},
    refusals: {},
    open: {},
    target: undefined,
  })
  const editing = useMemo(
    () => editingOf(page, (change) => setState((before) => ({ ...before, ...change(before) }))),
    [page],
  )
  const { target, refusals } = state
  const faults = useMemo(() => ({ ...state.faults, ...refusals }), [state.faults, refusals])
  useEffect(() => {
    if (target) focusField(target.path)
  }, [target])

  const isDirty = useMemo(() => !isSame(state.content, saved.content), [state.content, saved.content])

  return {
    ...state,
    faults,
    saved,
    isDirty,
    editing,
    setFaults: (found: Faults) => setState((before) => ({ ...before, faults: found, refusals: {} })),
    setRefusals: (found: Faults) => setState((before) => ({ ...before, faults: {}, refusals: found })),
    /** Takes over a reply of the server. What was typed since `seen` stays; returns what differs from `seen`. */
    takeOver: (current: SitePage, seen: StoredValue) => {
      const versions = { seen, typed: state.content, current: current.content }
      const { changes } = mergeContent(sitePages[page], versions)
      setSaved(current)
      setState((before) => {
        const content = mergeContent(sitePages[page], { ...versions, typed: before.content }).merged
        const stays = ([path]: [string, string]) =>
          isSame(valueAt(before.content, path), valueAt(content, path))
        const staying = Object.fromEntries(Object.entries(before.refusals).filter(stays))
        return { ...before, faults: {}, refusals: staying, content }
      })
      return changes
    },
    /** Forgets what was typed. */
    replace: (current: SitePage) => {
      setSaved(current)
      setState((before) => ({ ...before, content: current.content, faults: {}, refusals: {} }))
    },
  }
}
