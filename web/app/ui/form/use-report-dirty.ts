import { useEffect, useImperativeHandle, type Ref } from 'react'

export type DirtyListener = {
  onDirty: (isDirty: boolean) => void
  /** Filled with a question to the form itself: what was just typed may not be drawn yet. */
  isDirtyNow: Ref<() => boolean>
}

/** Whoever holds a form hears whether it has changes, and can ask at any moment. */
export function useReportDirty(form: { isDirty: () => boolean }, { onDirty, isDirtyNow }: DirtyListener) {
  const isDirty = form.isDirty()
  useEffect(() => {
    onDirty(isDirty)
    // A form that is gone has nothing to lose
    return () => onDirty(false)
  }, [isDirty, onDirty])
  useImperativeHandle(isDirtyNow, () => () => form.isDirty())
}
