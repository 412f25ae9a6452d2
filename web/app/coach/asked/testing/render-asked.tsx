import { notifications } from '@mantine/notifications'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'

/** Ids of made-up requests. */
export const idOf = (letter: string) => `0190a3c4-0000-7000-8000-${letter.repeat(12)}`

/** Shows requests of other coaches; `reply` is the server's to their answer. Returns what was sent. */
export function renderAsked(asked: ReactNode, { path, reply }: { path: string; reply: object }) {
  const calls = serve({ [`POST ${path}`]: () => Response.json(reply) })
  renderScreen(
    <>
      {asked}
      <Toasts />
    </>,
  )
  return () => calls.find(({ call }) => call.startsWith('POST'))?.body
}

export const cleanUpAfterEach = () =>
  afterEach(() => {
    cleanup()
    notifications.clean()
    vi.unstubAllGlobals()
  })
