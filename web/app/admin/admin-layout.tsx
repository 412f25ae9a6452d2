import { schoolDay } from '@sohbet/domain/calendar'
import { notificationsPath, paths } from '../paths.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { areaLoader } from '../shell/area-loader.ts'
import type { SearchPlaces } from '../shell/search/places.ts'
import { adminNavigation } from './admin-navigation.ts'
import {
  adminPaths,
  coursePath,
  createCoursePath,
  lessonsOfCoachPath,
  modulePath,
  userPath,
  withNew,
} from './admin-paths.ts'

const places: SearchPlaces = {
  course: ({ id }) => coursePath('view', id),
  module: (module) => modulePath('view', module),
  user: ({ id }) => userPath(id),
  resource: ({ name }) => `${adminPaths.resources}?${new URLSearchParams({ searchText: name })}`,
  lesson: ({ coachId, startsAt }) => {
    const day = schoolDay(new Date(startsAt))
    return lessonsOfCoachPath(coachId, { from: day, to: day })
  },
  pages: [
    { to: adminPaths.courseTypes, name: 'types' },
    { to: adminPaths.modules, name: 'modules' },
    { to: adminPaths.gaps, name: 'gaps' },
    { to: adminPaths.media, name: 'media' },
    { to: adminPaths.courseList, name: 'courselist' },
    { to: adminPaths.lessonSettings, name: 'lessonSettings' },
    { to: adminPaths.pay, name: 'pay' },
    { to: adminPaths.soldPacks, name: 'admin/packs' },
    { to: adminPaths.coachHours, name: 'admin/hours' },
    { to: adminPaths.utilisation, name: 'utilisation' },
    { to: adminPaths.credits, name: 'credits' },
  ],
  actions: [
    { to: createCoursePath, name: 'newCourse' },
    { to: withNew(paths.adminUsers), name: 'inviteUser' },
    { to: withNew(adminPaths.courseTypes), name: 'newCourseType' },
    { to: withNew(adminPaths.coaches), name: 'newCoach' },
    { to: withNew(adminPaths.resources), name: 'newResource' },
    { to: `${notificationsPath.admin}?tab=announcements`, name: 'announce' },
  ],
}

// Uploads of pictures and names of devices are worded with the account
export const clientLoader = areaLoader('admin', 'frame', 'coach', 'account', 'admin')

export default function AdminLayout() {
  return <AreaLayout area="admin" entries={adminNavigation} places={places} />
}
