import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewProps } from './question-props.ts'
import { slotsOf, type Slots } from './slots.ts'

/** The pieces of a question in their places; who moves one is told where it lies, and stays with it. */
export function usePieces({ question, answer, onAnswer, isReadOnly }: Omit<ViewProps, 'labelId'>) {
  const { t } = useTranslation('quiz')
  const { options } = question
  const root = useRef<HTMLFieldSetElement>(null)
  const slots = slotsOf(answer, options.length)
  const [told, setTold] = useState('')
  const moved = useRef<string>(undefined)
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? ''

  // In another place it is another button, and the keyboard would be left on the page's beginning
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('[data-piece]') ?? [])]
    if (moved.current) buttons.find((one) => one.dataset['piece'] === moved.current && !one.disabled)?.focus()
    moved.current = undefined
  })

  const move = (id: string, next: Slots) => {
    if (isReadOnly || next.every((one, place) => one === slots[place])) return
    const place = next.indexOf(id)
    const text = textOf(id)
    setTold(place < 0 ? t('pieces.returned', { text }) : t('pieces.placed', { text, number: place + 1 }))
    moved.current = id
    onAnswer(next)
  }
  return { root, slots, told, textOf, move }
}
