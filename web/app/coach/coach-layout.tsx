import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { coachNavigation } from './coach-navigation.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireRole('coach', request)
  return null
}

export default function CoachLayout() {
  return <AreaLayout area="coach" entries={coachNavigation} />
}
