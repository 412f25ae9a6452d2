import type { LevelTestQuestion } from '@sohbet/contract/catalogue/level-test-questions'
import { useLayoutEffect, type Dispatch } from 'react'
import { isOverlayOpen } from '../../../ui/dialog/is-overlay-open.ts'
import type { FlowEvent } from '../../flow.ts'

/** Elements with their own meaning of Enter. */
const ownKeys = 'button, a'

/** Numbers choose and Enter submits, wherever the focus is. */
export function useAnswerKeys(options: LevelTestQuestion['options'], dispatch: Dispatch<FlowEvent>): void {
  // A layout effect, so that a quick key press is not lost
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      if (isOverlayOpen()) return
      const isElsewhere = event.target instanceof Element && event.target.closest(ownKeys) !== null
      const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined
      if (option) dispatch({ type: 'select', option: option.id })
      if (event.key !== 'Enter' || isElsewhere) return
      // The form would submit again
      event.preventDefault()
      dispatch({ type: 'answer' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [options, dispatch])
}
