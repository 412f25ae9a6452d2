import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { learnerNavigation } from './learner-navigation.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireRole('learner', request)
  return null
}

export default function LearnerLayout() {
  return <AreaLayout area="learner" entries={learnerNavigation} />
}
