import type { CourseGroupMember } from '@sohbet/contract/telegram-groups/coach-groups'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { aCourse } from '../testing/course.ts'
import CourseGroupsPage from './course-groups-page.tsx'
import CoachGroupsPage from './groups-page.tsx'

const idOf = (last: number) => `0190a3c4-0000-7000-8000-00000000000${last}`
const course = aCourse()
const at = '2026-11-01T10:00:00.000Z'
const unknown = { openedAt: null, isInGroup: null, saidAt: null, saidBy: null }
const members: CourseGroupMember[] = [
  { userId: idOf(1), username: 'Elif', ...unknown },
  { userId: idOf(2), username: 'Can', ...unknown, openedAt: at },
  { userId: idOf(3), username: 'Derya', openedAt: at, isInGroup: false, saidAt: at, saidBy: 'learner' },
]
const link = 'https://t.me/+abc'

/** The query of the link to a new message. */
const queryOf = (anchor: HTMLElement) => new URL(anchor.getAttribute('href') ?? '', 'https://x').searchParams

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => vi.unstubAllGlobals())

const showCourse = (inviteLink: string | null = link) => {
  const say = `PUT /api/coach/courses/${course.id}/groups/members/${idOf(1)}`
  const calls = serve({
    [`GET /api/coach/courses/${course.id}`]: Response.json(course),
    [`GET /api/coach/courses/${course.id}/groups`]: Response.json({
      groups: [{ id: idOf(9), name: 'Brixton Talk', inviteLink, members }],
      withoutGroup: [{ userId: idOf(4), username: 'Filiz' }],
    }),
    [say]: () => Response.json({ ...members[0], isInGroup: true, saidAt: at, saidBy: 'staff' }),
  })
  renderScreen(
    <Routes>
      <Route path="/coach/courses/:courseId/groups" element={<CourseGroupsPage />} />
    </Routes>,
    { url: `/coach/courses/${course.id}/groups` },
  )
  return { calls, say }
}

describe('the groups of a course', () => {
  it('lists the missing members first, and offers to remind them', async () => {
    showCourse()
    const group = within(await screen.findByRole('region', { name: 'Brixton Talk' }))
    expect(group.getByText('2 have not joined')).toBeDefined()
    expect(group.getByText('Link not opened')).toBeDefined()
    expect(group.getByText(/^Says: not in the group/)).toBeDefined()
    expect(group.getByText(/^Link opened/)).toBeDefined()
    const remind = queryOf(group.getByRole('link', { name: /^Remind 2 learners/ }))
    expect(remind.get('to')).toBe([idOf(1), idOf(3)].join(','))
    expect(remind.get('text')).toContain('“Brixton Talk”')
    expect(within(screen.getByRole('region', { name: 'Without a group' })).getByText('Filiz')).toBeDefined()
  })

  it('reminds nobody to join a group without a link', async () => {
    showCourse(null)
    const group = within(await screen.findByRole('region', { name: 'Brixton Talk' }))
    expect(group.queryByRole('link', { name: /^Remind/ })).toBeNull()
    expect(group.getByText(/The school has not set the invite link/)).toBeDefined()
  })

  it('sends a correction of the coach for the group on the screen', async () => {
    const { calls, say } = showCourse()
    fireEvent.click(await screen.findByRole('button', { name: 'Elif is in the group' }))
    await waitFor(() => {
      expect(calls.find(({ call }) => call === say)?.body).toEqual({ groupId: idOf(9), isInGroup: true })
    })
  })
})

describe('the groups of all courses', () => {
  it('name the missing members, with a link to each, and remind them', async () => {
    const head = { id: idOf(9), inviteLink: link, courseId: course.id, courseName: 'Autumn', memberCount: 3 }
    const missing = [{ userId: idOf(1), username: 'Elif' }]
    serve({
      'GET /api/coach/groups': Response.json({
        groups: [
          { ...head, name: 'Brixton', missing },
          { ...head, id: idOf(8), name: 'Soho', missing: [] },
        ],
        withoutGroup: [{ courseId: course.id, courseName: 'Autumn', learnerCount: 1 }],
      }),
    })
    renderScreen(<CoachGroupsPage />)
    const name = await screen.findByRole('link', { name: 'Elif' })
    expect(name.getAttribute('href')).toBe(`/coach/learners/${idOf(1)}`)
    expect(screen.getByText('Everyone has joined')).toBeDefined()
    expect(screen.getByText('has 1 learner without a group.')).toBeDefined()
    const remind = screen.getAllByRole('link', { name: /^Remind/ })
    expect(remind.map((anchor) => queryOf(anchor).get('to'))).toEqual([idOf(1)])
  })
})
