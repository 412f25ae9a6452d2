import { useState, type ReactNode } from 'react'
import { StageBar } from '../stage-bar.tsx'
import { StageContext, type StageExit } from '../stage.tsx'

/** A screen with the exit that the frame of its area shows. */
export function Framed({ children }: { children: ReactNode }) {
  const [exit, setExit] = useState<StageExit>()
  return (
    <StageContext value={setExit}>
      {exit && <StageBar exit={exit} icon={null} />}
      {children}
    </StageContext>
  )
}
