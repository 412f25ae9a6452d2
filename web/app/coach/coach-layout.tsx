import type { ClientLoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'
import { requireRole } from '../session/guards.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import type { SearchPlaces } from '../shell/search/places.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { coachNavigation } from './coach-navigation.ts'
import { coachPaths, coursePath, modulePath } from './coach-paths.ts'

/** Every search result of a coach belongs to one of their courses. */
const places: SearchPlaces = {
  course: ({ id }) => coursePath(id),
  module: ({ courseId, id }) => (courseId ? modulePath(courseId, id) : coachPaths.courses),
  user: ({ courseId }) => (courseId ? coursePath(courseId) : coachPaths.courses),
  // A coach's search finds no resources
  resource: () => paths.coach,
  actions: [],
}

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await Promise.all([requireRole('coach', request), loadTexts('staff', 'coach')])
  return null
}

export default function CoachLayout() {
  return <AreaLayout area="coach" entries={coachNavigation} places={places} />
}
