import { paths } from '../paths.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { areaLoader } from '../shell/area-loader.ts'
import type { SearchPlaces } from '../shell/search/places.ts'
import { coachNavigation } from './coach-navigation.ts'
import { coachPaths, coursePath, learnerPath, modulePath } from './coach-paths.ts'

/** Courses and modules of a coach's search are their own; its users are learners whose page the coach sees. */
const places: SearchPlaces = {
  course: ({ id }) => coursePath(id),
  module: ({ courseId, id }) => (courseId ? modulePath(courseId, id) : coachPaths.courses),
  user: ({ id }) => learnerPath(id),
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
