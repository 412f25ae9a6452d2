import { useEffect, useImperativeHandle, type Ref } from 'react'

export type DirtyListener = {
  onDirty: (isDirty: boolean) => void
  /** Asks the form itself, because typed input may not be rendered yet. */
  isDirtyNow: Ref<() => boolean>
}

/** Reports to the parent whether a form has changes. */
export function useReportDirty(form: { isDirty: () => boolean }, { onDirty, isDirtyNow }: DirtyListener) {
  const isDirty = form.isDirty()
  useEffect(() => {
    onDirty(isDirty)
    // An unmounted form has nothing to lose
    return () => onDirty(false)
  }, [isDirty, onDirty])
  useImperativeHandle(isDirtyNow, () => () => form.isDirty())
}
