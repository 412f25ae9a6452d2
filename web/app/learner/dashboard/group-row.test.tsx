import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { GroupRow } from './group-row.tsx'

const id = '0190a3c4-0000-7000-8000-100000000000'
const openedAt = '2026-11-01T10:00:00.000Z'

const show = (changes: Partial<LearnerDashboard['telegramGroups'][number]> = {}) => {
  const reply = () => Response.json({ openedAt, isInGroup: null })
  const calls = serve({
    [`POST /api/telegram-groups/${id}/opened`]: reply,
    [`PUT /api/telegram-groups/${id}/presence`]: reply,
  })
  const group = { id, courseId: id, courseName: 'Autumn evenings', name: 'Group 1', memberCount: 25 }
  const facts = { link: 'https://t.me/one', openedAt: null, isInGroup: null }
  renderScreen(
    <ul>
      <GroupRow group={{ ...group, ...facts, ...changes }} />
    </ul>,
  )
  return calls
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(() => startSession(aSession()))
afterEach(() => vi.unstubAllGlobals())

describe('a group on the home of a learner', () => {
  it('records that the link was opened', async () => {
    const calls = show()
    const link = screen.getByRole('link', { name: 'Open the group Group 1' })
    expect(link.getAttribute('href')).toBe('https://t.me/one')
    fireEvent.click(link)
    await waitFor(() => {
      expect(calls.map(({ call }) => call)).toContain(`POST /api/telegram-groups/${id}/opened`)
    })
  })

  it('asks after the opened link whether the learner is in the group, and sends the answer', async () => {
    const calls = show({ openedAt })
    expect(screen.getByText('You have opened the link. Are you in the group?')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'I am not in the group Group 1' }))
    await waitFor(() => {
      expect(calls.map(({ body }) => body)).toContainEqual({ isInGroup: false })
    })
  })

  it('offers the other answer to a given one', () => {
    show({ openedAt, isInGroup: true })
    expect(screen.getByText('You are in this group.')).toBeDefined()
    expect(buttons()).toEqual(['I am not in it'])
  })

  it('says nothing about a group without a link', () => {
    show({ link: null })
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
