import type { Opening } from '@sohbet/contract/core/opening'
import { openingSteps } from '@sohbet/domain/opening'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { StartingList } from './starting-list.tsx'

const list = (done: string[]): Opening => ({
  isOpen: false,
  steps: openingSteps.map((step) => ({
    step,
    isDone: done.includes(step),
    isRequired: step !== 'brand',
  })),
  tracks: ['A1-A2', 'B1-B2'],
  canAddLevelTest: true,
  hasDefaultBar: !done.includes('mail'),
})

let calls: string[] = []
beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    if (url.endsWith('/publish'))
      return Response.json(
        { code: 'OPENING_INCOMPLETE', message: 'The school cannot open yet. Still missing: coach' },
        { status: 409 },
      )
    return Response.json(list(method === 'GET' ? ['school'] : ['school', 'courseType', 'mail']))
  })
})
afterEach(() => vi.unstubAllGlobals())

const stepNamed = (name: string) => screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })

it('shows what is done, what comes next, and where each step is done', async () => {
  renderScreen(<StartingList />)
  expect(await screen.findByText('1 of 8 done')).toBeDefined()
  expect(stepNamed('School data').textContent).toBe('School data done')
  expect(stepNamed('Brand').textContent).toBe('Brand optional')
  expect(stepNamed('First course type').closest('li')?.getAttribute('aria-current')).toBe('step')
  const hrefOf = (name: string) => within(stepNamed(name)).getByRole('link').getAttribute('href')
  expect(hrefOf('First course$|First course to')).toBe('/admin/courses/courseform/1/null')
  expect(['School data', 'Brand', 'Payment'].map(hrefOf)).toEqual([
    '/admin/settings#address',
    '/admin/settings#brand',
    '/admin/settings#bank',
  ])
  expect(screen.getByRole('note').textContent).toContain('still says “Announcement Bar”')
  expect(screen.getByRole('link', { name: 'Change the announcement bar' }).getAttribute('href')).toBe(
    '/admin/site',
  )
})

it('adds one of our tracks with one button', async () => {
  renderScreen(<StartingList />)
  ;(await screen.findByRole('button', { name: 'Add our B1-B2 track' })).click()
  expect(await screen.findByText('3 of 8 done')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Change the announcement bar' })).toBeNull()
  expect(calls.some((call) => call.startsWith('POST') && call.endsWith('/opening/course-types'))).toBe(true)
})

it('confirms the mail whose link leads here, once', async () => {
  renderScreen(<StartingList />, { url: `/admin?expires=1&signature=${'A'.repeat(43)}` })
  expect(await screen.findByText('3 of 8 done')).toBeDefined()
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
})

it('says what is missing when the school cannot open yet', async () => {
  const show = vi.spyOn(notifications, 'show')
  renderScreen(<StartingList />)
  ;(await screen.findByRole('button', { name: 'Open the school' })).click()
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The school cannot open yet. Still missing: coach' }),
    ),
  )
})

it('recounts the figures of the home after opening, because the stored ones are older', async () => {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    return Response.json(list([]))
  })
  renderScreen(<StartingList />)
  ;(await screen.findByRole('button', { name: 'Open the school' })).click()
  await waitFor(() => expect(calls.some((call) => call.endsWith('isFresh=true'))).toBe(true))
})
