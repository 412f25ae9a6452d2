import type { AdminDashboard, Figure } from '@sohbet/contract/core/dashboards'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import AdminHomePage from './admin-home-page.tsx'

const figure: Figure = { count: 4, trend: null }
const dashboard = (totalUsers: number): AdminDashboard => ({
  stats: {
    activeCourses: figure,
    learners: figure,
    teachers: figure,
    telegramChannels: figure,
    totalCourses: figure,
    totalUsers: { count: totalUsers, trend: 0 },
    totalSoldCourses: figure,
    zoomSessions: figure,
  },
  activeCourses: [],
  incomingZoomSessions: [],
  more: { activeCourses: 0, incomingZoomSessions: 3 },
  computedAt: new Date().toISOString(),
  money: { takesCards: false, hasBank: true, overdue: 2, awaited: 0, toReturn: 3 },
  lessonsToDecide: 2,
  isOpen: true,
})

let asked: string[] = []
let users = 0
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') })
  asked = []
  users = 1000
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(dashboard(++users))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const minute = 60_000

it('reloads every five minutes, and keeps the old figures until the new ones arrive', async () => {
  renderScreen(<AdminHomePage />)
  await pass(100)
  expect(screen.getByText('1,001')).toBeDefined()
  expect(screen.getByRole('note').textContent).toContain('Card payment is off')
  expect(screen.getByRole('link', { name: /2 .*overdue/i }).getAttribute('href')).toBe(
    '/admin/enrollments?money=overdue',
  )
  const refunds = screen.getByRole('link', { name: '3 learners wait for money back' })
  expect(refunds.getAttribute('href')).toBe('/admin/enrollments?money=to_return')
  const lessons = screen.getByRole('link', { name: '2 lessons wait for your decision' })
  expect(lessons.getAttribute('href')).toBe('/admin/lessons?state=to_decide')
  expect(screen.queryByRole('link', { name: /await/ })).toBeNull()
  const card = screen.getByText('Total Users')
  await pass(5 * minute - 1000)
  expect(asked.length).toBe(1)
  await pass(2000)
  expect(asked.length).toBe(2)
  expect(screen.getByText('1,002')).toBeDefined()
  // The same element: nothing was unmounted, so the scroll position stays
  expect(card.isConnected).toBe(true)
  await pass(5 * minute)
  expect(asked.length).toBe(3)
})

it('shows the age of the figures, and recounts on request', async () => {
  renderScreen(<AdminHomePage />)
  await pass(100)
  expect(screen.getByText('As of now')).toBeDefined()
  await pass(2 * minute)
  expect(screen.getByText('As of 2 minutes ago')).toBeDefined()
  screen.getByRole('button', { name: 'Reload' }).click()
  await pass(100)
  expect(asked.at(-1)).toContain('isFresh=true')
  expect(screen.getByText('As of now')).toBeDefined()
  expect(screen.getByText('1,002')).toBeDefined()
})

it('says how many sessions the list leaves out', async () => {
  renderScreen(<AdminHomePage />)
  await pass(100)
  expect(screen.getByText('3 more')).toBeDefined()
})

it('celebrates the opening once, with the address of the school', async () => {
  let isOpen = false
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/opening') ? null : { ...dashboard(3), isOpen }),
  )
  renderScreen(<AdminHomePage />)
  await pass(100)
  expect(screen.queryByRole('heading', { name: 'Your school is open' })).toBeNull()
  isOpen = true
  await pass(6 * minute)
  vi.useRealTimers()
  expect(await screen.findByRole('heading', { name: 'Your school is open' })).toBeDefined()
  expect(screen.getByText(window.location.host)).toBeDefined()
  expect(screen.getByText('Total Users')).toBeDefined()
})
