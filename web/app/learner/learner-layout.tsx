import { useEffect } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { learnerNavigation } from './learner-navigation.ts'
import { startOutbox } from './outbox/outbox.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireRole('learner', request)
  return null
}

export default function LearnerLayout() {
  // What was done without a connection is sent, on whichever page the learner is by then
  useEffect(startOutbox, [])
  return <AreaLayout area="learner" entries={learnerNavigation} />
}
