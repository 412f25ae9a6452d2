import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { TableState } from './use-table-state.ts'

const typingPause = 300

/** The search text while typing; it goes to the URL after a pause. */
export function useSearchDraft(state: TableState) {
  const { searchText, searchColumn } = state.view
  const [draft, setDraft] = useState(searchText)
  const [sent, setSent] = useState(searchText)
  const [known, setKnown] = useState(searchText)

  const send = (text: string, column = searchColumn) => {
    setSent(text)
    state.search(text, column)
  }
  const sendLater = useDebouncedCallback(send, typingPause)

  // The URL changed by itself (Back, a link): show its text, unless it echoes the typed one.
  if (searchText !== known) {
    setKnown(searchText)
    if (searchText !== sent) {
      setDraft(searchText)
      setSent(searchText)
    }
  }

  return {
    draft,
    type: (text: string) => {
      setDraft(text)
      sendLater(text)
    },
    /** Sends typed text at once, before the user opens a form that a later change of the URL would close. */
    leave: () => sendLater.flush(),
    clear: () => {
      sendLater.cancel()
      setDraft('')
      send('')
    },
    chooseColumn: (column: string) => {
      sendLater.cancel()
      // '' means all columns and must not fall back to the previous one
      setSent(draft)
      state.search(draft, column || undefined)
    },
  }
}
