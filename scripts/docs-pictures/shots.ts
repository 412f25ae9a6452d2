import type { Page } from '@playwright/test'

export type Shot = {
  as?: 'learner' | 'newcomer' | 'coach' | 'admin'
  path: string
  width: number
  height: number
  language?: 'tr' | 'en'
  scheme?: 'light' | 'dark'
  /** Only this part of the page. */
  part?: string
  prepare?: (page: Page) => Promise<void>
}

const wide = { width: 1280, height: 800 } as const
const phone = { width: 390, height: 800 } as const

/** Opens the running course of the learner's home, at a module. */
const openModule = async (page: Page, search: string) => {
  const link = page.locator('a[href^="/learner/course/"]').first()
  await link.waitFor()
  const [course] = ((await link.getAttribute('href')) ?? '').split('?')
  await page.goto(`${course}?${search}`)
}
/** Opens the quiz of a module that the class has reached. */
const openQuiz = async (page: Page) => {
  await openModule(page, 'module=9&view=quiz')
  await page.getByRole('button', { name: 'Next Question' }).waitFor()
}
const theJourney = '[class*="_journey_"]'

/** docs/pictures/NAME.png: one picture, or several side by side. */
export const shots: Readonly<Record<string, readonly Shot[]>> = {
  landing: [{ path: '/en', ...wide }],
  users: [{ as: 'admin', path: '/admin/users', ...wide }],
  courses: [{ as: 'admin', path: '/admin/courses', ...wide }],
  phone: [
    { as: 'learner', path: '/learner', ...phone },
    {
      as: 'learner',
      path: '/learner',
      ...phone,
      prepare: openQuiz,
    },
    { as: 'admin', path: '/admin/users', ...phone, scheme: 'dark' },
  ],
  'design-route-line': [
    {
      as: 'learner',
      path: '/learner',
      ...phone,
      height: 1700,
      prepare: async (page) => {
        await openModule(page, 'module=9')
        await page.locator(theJourney).getByRole('button').first().waitFor()
      },
      part: theJourney,
    },
    { as: 'newcomer', path: '/learner', ...phone, height: 1400, part: 'section[class*="_line_"]' },
  ],
  'design-titles': [
    { as: 'learner', path: '/learner', width: 640, height: 420 },
    { as: 'admin', path: '/admin/coaches', width: 640, height: 420 },
  ],
  'design-tabs': [{ as: 'admin', path: '/admin/notifications?tab=announcements', ...phone, height: 420 }],
  'design-segments-switches': [
    { as: 'learner', path: '/learner/settings', ...phone },
    { as: 'learner', path: '/learner/settings', ...phone, scheme: 'dark', language: 'tr' },
  ],
  'design-forms': [
    { path: '/contact', language: 'tr', ...phone, height: 1000, part: '.contact-form' },
    { as: 'learner', path: '/learner/profile', language: 'tr', ...phone, height: 1500, part: 'form' },
  ],
  'design-search': [
    {
      as: 'admin',
      path: '/admin',
      width: 960,
      height: 600,
      prepare: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox').fill('new')
        await page.getByText('The news in plain English').waitFor()
        await page.getByRole('option', { name: 'New course type' }).hover()
      },
    },
  ],
  'design-empty-and-error': [
    { as: 'newcomer', path: '/learner/messages', language: 'tr', ...phone, height: 720 },
    { as: 'learner', path: '/learner/resources/none', language: 'tr', ...phone, height: 720 },
  ],
  'design-stage': [
    {
      as: 'learner',
      path: '/learner',
      ...phone,
      prepare: openQuiz,
    },
    { as: 'newcomer', path: '/leveltest', language: 'tr', ...phone },
  ],
}
