import { paths } from '../paths.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { areaLoader } from '../shell/area-loader.ts'
import type { SearchPlaces } from '../shell/search/places.ts'
import { learnerNavigation } from './learner-navigation.ts'
import { coursePath, learnerPaths, resourcePath } from './learner-paths.ts'

const places: SearchPlaces = {
  course: ({ id }) => coursePath(id),
  module: ({ courseId, number }) => coursePath(courseId ?? '', { module: number }),
  // A learner's search finds no users
  user: () => paths.learner,
  resource: ({ id }) => resourcePath(id),
  actions: [
    { to: paths.levelTest, name: 'takeLevelTest' },
    { to: learnerPaths.available, name: 'findCourse' },
    { to: learnerPaths.certificates, name: 'seeCertificates' },
    { to: learnerPaths.calendarFeed, name: 'connectCalendar' },
  ],
}

export const clientLoader = areaLoader('learner', 'frame', 'learner')

export default function LearnerLayout() {
  return <AreaLayout area="learner" entries={learnerNavigation} places={places} />
}
