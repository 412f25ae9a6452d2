import type { ClientLoaderFunctionArgs } from 'react-router'
import { requireRole } from '../session/guards.ts'
import { AreaLayout } from '../shell/area-layout.tsx'
import { adminNavigation } from './admin-navigation.ts'

export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await requireRole('admin', request)
  return null
}

export default function AdminLayout() {
  return <AreaLayout area="admin" entries={adminNavigation} />
}
