import { Outlet } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { chunkQuery } from '../ui/feedback/chunk.tsx'
import { authPicture, picturedScreen } from './auth-picture-chunk.ts'

export async function clientLoader(): Promise<null> {
  const isPictured = matchMedia(picturedScreen).matches
  // The picture is there when the page appears; a page without it is better than none
  await Promise.all([loadTexts('auth'), isPictured && queryClient.prefetchQuery(chunkQuery(authPicture))])
  return null
}

/** Layout of the auth pages; they wait for their texts. */
export default function AuthLayout() {
  return <Outlet />
}
