import type { Page } from '@playwright/test'
import type { Scene } from './open-door.ts'

type Screen = {
  name: string
  viewport: { width: number; height: number }
  /** Of the written files; the demo school's landing page shows them (web/app/public/sections/home/tour.tsx). */
  widths: readonly number[]
  path: (scene: Scene) => string
  /** Brings the page to the moment of the picture. */
  prepare: (page: Page) => Promise<void>
}

const phone = { viewport: { width: 390, height: 800 }, widths: [280, 560] }
const desktop = { viewport: { width: 1200, height: 760 }, widths: [640, 1280] }

/** The current module of the demo learner: its video has been started. */
const player = ({ courseId }: Scene) => `/learner/course/${courseId}?module=10`

export const screens: readonly Screen[] = [
  {
    ...desktop,
    name: 'player-wide',
    path: player,
    prepare: (page) => page.getByRole('heading', { name: /Lovely weather/ }).waitFor(),
  },
  {
    ...phone,
    name: 'player',
    path: player,
    async prepare(page) {
      const title = page.getByRole('heading', { name: /Lovely weather/ })
      await title.waitFor()
      // The top of the course is on the wide picture
      await title.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 110))
    },
  },
  {
    ...phone,
    name: 'quiz',
    path: ({ courseId }) => `/learner/course/${courseId}?module=10&view=quiz`,
    async prepare(page) {
      const answer = page.getByRole('textbox')
      await answer.fill("isn't")
      await answer.blur()
    },
  },
  {
    ...phone,
    name: 'session',
    path: ({ sessionId }) => `/learner/session/${sessionId}`,
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
]
