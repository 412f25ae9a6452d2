import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { useRef, type FocusEvent } from 'react'

const fields = ['subject', 'body', 'button', 'notes'] as const
type Field = (typeof fields)[number]
type Target = { field: Field; element: HTMLInputElement | HTMLTextAreaElement }
type Form = { getValues: () => MailText; setFieldValue: (field: Field, value: string) => void }

/** Inserts a placeholder where the user typed last, or at the end of the text. */
export function useInsert(form: Form) {
  const last = useRef<Target>(undefined)
  /** Of the whole form; a field has the path of its value. */
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const field = fields.find((name) => name === target.dataset['path'])
    if (field) last.current = { field, element: target }
  }
  const insert = (name: string) => {
    const { field = 'body', element } = last.current ?? {}
    const value = form.getValues()[field]
    const start = element?.selectionStart ?? value.length
    const end = element?.selectionEnd ?? value.length
    const placeholder = `{${name}}`
    form.setFieldValue(field, value.slice(0, start) + placeholder + value.slice(end))
    // After React has written the new value
    requestAnimationFrame(() => {
      element?.focus()
      element?.setSelectionRange(start + placeholder.length, start + placeholder.length)
    })
  }
  return { onFocus, insert }
}
