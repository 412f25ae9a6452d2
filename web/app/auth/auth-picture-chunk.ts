import type { Chunk } from '../ui/feedback/chunk.tsx'

/** A phone does not show the picture, so it does not load it. The same width as in auth-frame.module.css. */
export const picturedScreen = '(min-width: 48em)'

export const authPicture = {
  name: 'auth-picture',
  load: () => import('./auth-picture.tsx'),
} satisfies Chunk<unknown>
