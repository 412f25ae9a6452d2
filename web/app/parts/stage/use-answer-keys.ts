import { useLayoutEffect } from 'react'
import { isOverlayOpen } from '../../ui/dialog/is-overlay-open.ts'

/** Elements with their own meaning of Enter. */
const ownKeys = 'button, a'
/** Fields in which keys are text. */
const fields = 'input:not([type="radio"]), textarea, select'

type Props = {
  optionCount: number
  /** `index` counts from 0. */
  onChoose: (index: number) => void
  onEnter: () => void
}

/** Numbers choose an option and Enter goes on, wherever the focus is, except in a field. */
export function useAnswerKeys({ optionCount, onChoose, onEnter }: Props): void {
  // A layout effect, so that a quick key press is not lost
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      const isIn = (elements: string) =>
        event.target instanceof Element && event.target.closest(elements) !== null
      if (isOverlayOpen() || isIn(fields)) return
      const index = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : optionCount
      if (index < optionCount) {
        // The choice may show a field, which would get the number
        event.preventDefault()
        onChoose(index)
      }
      if (event.key !== 'Enter' || isIn(ownKeys)) return
      // The form would submit again
      event.preventDefault()
      onEnter()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
