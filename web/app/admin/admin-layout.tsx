import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import type { SearchPlaces } from '../shell/search/places.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { adminNavigation } from './admin-navigation.ts'
import { coursePath, modulePath, userPath } from './admin-paths.ts'

const places: SearchPlaces = {
  course: ({ id }) => coursePath('view', id),
  module: (module) => modulePath('view', module),
  user: ({ id }) => userPath(id),
}

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  // Uploads of pictures and names of devices are worded with the account
  await Promise.all([requireRole('admin', request), loadTexts('staff', 'account', 'admin')])
  return null
}

export default function AdminLayout() {
  return <AreaLayout area="admin" entries={adminNavigation} places={places} />
}
