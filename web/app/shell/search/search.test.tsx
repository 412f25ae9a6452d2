import type { SearchReply } from '@sohbet/contract/core/search'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import type { SearchPlaces } from './places.ts'
import { SearchDialog } from './search-dialog.tsx'

const places: SearchPlaces = {
  course: ({ id }) => `/course/${id}`,
  module: ({ id }) => `/module/${id}`,
  user: ({ id }) => `/user/${id}`,
  resource: ({ id }) => `/resource/${id}`,
  actions: [{ to: '/new-course', name: 'newCourse' }],
}
const screens = [
  { to: '/coaches', title: 'Coaches', name: 'coaches' as const },
  { to: '/statistics', title: 'Statistics', name: 'statistics' as const },
]
const nothing: SearchReply = {
  courses: [],
  modules: [],
  users: [],
  resources: [],
  lessons: [],
  more: { courses: 0, modules: 0, users: 0, resources: 0, lessons: 0 },
}
const id = '0190a3c4-0000-7000-8000-00000000000a'
const replyTo = (text: string, reply: Partial<SearchReply> = {}) => ({
  [`GET /api/search?${new URLSearchParams({ text })}`]: Response.json({ ...nothing, ...reply }),
})

function open() {
  const onClose = vi.fn<() => void>()
  const router = renderScreen(
    <SearchDialog isOpen onClose={onClose} area="admin" screens={screens} places={places} />,
  )
  return { onClose, router }
}
const field = () => screen.getByRole('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  ['öğretmen', ['Coaches', 'New coach']],
  ['grafik', ['Statistics']],
  ['yeni kurs', ['New course']],
  ['NEW COURSE', ['New course']],
  ['dili degis', ['Change language']],
])('finds screens and actions for %j, in both languages', async (text, found) => {
  serve(replyTo(text))
  renderScreen(
    <SearchDialog
      isOpen
      onClose={() => undefined}
      area="admin"
      screens={screens}
      places={{ ...places, actions: [...places.actions, { to: '/coaches?new', name: 'newCoach' }] }}
    />,
  )
  type(text)
  await waitFor(() => expect(options()).toEqual(found))
})

it('opens an action and a resource', async () => {
  serve(replyTo('new', { resources: [{ id, name: 'Slow news', type: 'website' }] }))
  const { onClose, router } = open()
  type('new')
  fireEvent.click(await screen.findByRole('option', { name: /Slow news/ }))
  expect(router.state.location.pathname).toBe(`/resource/${id}`)
  fireEvent.click(screen.getByRole('option', { name: 'New course' }))
  expect(router.state.location.pathname).toBe('/new-course')
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('changes the theme without leaving the page', async () => {
  serve(replyTo('theme'))
  const { onClose, router } = open()
  type('theme')
  fireEvent.click(await screen.findByRole('option', { name: 'Change theme' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  expect(router.state.location.pathname).toBe('/')
  expect(onClose).toHaveBeenCalledOnce()
})

it('changes the theme that is visible when the device chooses it', async () => {
  localStorage.setItem('mantine-color-scheme-value', 'auto')
  const device = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => device)
  serve(replyTo('theme'))
  open()
  type('theme')
  fireEvent.click(await screen.findByRole('option', { name: 'Change theme' }))
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
})

it('opens and remembers the action, and not the page with the same path', async () => {
  serve(replyTo('conn'))
  const router = renderScreen(
    <SearchDialog
      isOpen
      onClose={() => undefined}
      area="learner"
      screens={[{ to: '/calendar', title: 'Connected sessions', name: 'calendar' }]}
      places={{ ...places, actions: [{ to: '/calendar', name: 'connectCalendar' }] }}
    />,
  )
  type('conn')
  fireEvent.click(await screen.findByRole('option', { name: 'Connect my calendar' }))
  expect(router.state.location.pathname).toBe('/calendar')
  type('')
  expect(options()).toEqual(['Connect my calendar'])
})

it('closes with Esc, with and without results', () => {
  serve(replyTo('st'))
  const { onClose } = open()
  fireEvent.keyDown(field(), { key: 'Escape' })
  type('st')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('opens the lessons of the coach on the day of a lesson', async () => {
  const lesson = {
    id,
    kind: 'duo' as const,
    startsAt: '2026-03-12T16:00:00.000Z',
    coachId: id,
    coach: 'Oliver',
    learners: 'Elif, Barış',
  }
  serve(replyTo('elif', { lessons: [lesson] }))
  const router = renderScreen(
    <SearchDialog
      isOpen
      onClose={() => undefined}
      area="admin"
      screens={screens}
      places={{ ...places, lesson: ({ coachId }) => `/lessons/${coachId}` }}
    />,
  )
  type('elif')
  const found = await screen.findByRole('option', { name: /Elif, Barış · Oliver/ })
  expect(found.textContent).toContain('Duo lesson, 12 Mar 2026, 19:00 (Istanbul)')
  fireEvent.click(found)
  expect(router.state.location.pathname).toBe(`/lessons/${id}`)
})
