import { Outlet } from 'react-router'
import { loadTexts } from '../texts/load-texts.ts'

export const clientLoader = () => loadTexts('auth')

/** Layout of the auth pages; they wait for their texts. */
export default function AuthLayout() {
  return <Outlet />
}
