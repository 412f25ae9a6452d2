import { paths } from '../paths.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { areaLoader } from '../shell/area-loader.ts'
import type { SearchPlaces } from '../shell/search/places.ts'
import { coachNavigation } from './coach-navigation.ts'
import { coachPaths, coursePath, modulePath } from './coach-paths.ts'

/** Every search result of a coach belongs to one of their courses. */
const places: SearchPlaces = {
  course: ({ id }) => coursePath(id),
  module: ({ courseId, id }) => (courseId ? modulePath(courseId, id) : coachPaths.courses),
  user: ({ courseId }) => (courseId ? coursePath(courseId) : coachPaths.courses),
  // A coach's search finds no resources
  resource: () => paths.coach,
  actions: [
    { to: coachPaths.calendarFeed, name: 'connectCalendar' },
    { to: coachPaths.away, name: 'beAway' },
  ],
}

export const clientLoader = areaLoader('coach', 'frame', 'coach')

export default function CoachLayout() {
  return <AreaLayout area="coach" entries={coachNavigation} places={places} />
}
