import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { ViewProps } from './question-props.ts'
import { slotsOf, type Slots } from './slots.ts'

/** The pieces of a question in their slots; announces each move and keeps the focus on the moved piece. */
export function usePieces({ question, answer, onAnswer, isReadOnly }: Omit<ViewProps, 'labelId'>) {
  const { t } = useTranslation('quiz')
  const { options } = question
  const root = useRef<HTMLFieldSetElement>(null)
  const slots = slotsOf(answer, options.length)
  const [announcement, setAnnouncement] = useState('')
  const moved = useRef<string>(undefined)
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? ''

  // A moved piece is another button, so its focus must be restored
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll<HTMLButtonElement>('[data-piece]') ?? [])]
    if (moved.current) buttons.find((one) => one.dataset['piece'] === moved.current && !one.disabled)?.focus()
    moved.current = undefined
  })

  const move = (id: string, next: Slots) => {
    if (isReadOnly || next.every((one, place) => one === slots[place])) return
    const place = next.indexOf(id)
    const text = textOf(id)
    setAnnouncement(
      place < 0 ? t('pieces.returned', { text }) : t('pieces.placed', { text, number: place + 1 }),
    )
    moved.current = id
    onAnswer(next)
  }
  return { root, slots, announcement, textOf, move }
}
