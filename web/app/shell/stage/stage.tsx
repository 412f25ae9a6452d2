import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'

/** The only way out of a stage. */
export type StageExit = { to: string; label: string }

/** Set by the frame of an area; undefined asks for the usual frame. */
export const StageContext = createContext<(exit: StageExit | undefined) => void>(() => {})

type Props = StageExit & { children: ReactNode }

/** A screen with nothing around it but the exit. The frame hides its navigation while this is mounted. */
export function Stage({ to, label, children }: Props) {
  const setExit = useContext(StageContext)
  // Before the first paint, so that the navigation does not flash
  useLayoutEffect(() => {
    setExit({ to, label })
    return () => setExit(undefined)
  }, [setExit, to, label])
  return children
}
