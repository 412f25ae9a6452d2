import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { initialsOf } from './user-avatar.tsx'
import { UserCard, type CardUser } from './user-card.tsx'

const learner: CardUser = {
  id: '7c9f3d0e-2f54-4bfa-9c2c-6a0a3c6f3f10',
  username: 'Ayşe Demir',
  email: 'ayse@sohbet.test',
  role: 'learner',
  isVerified: true,
  language: null,
  plan: null,
  leveltest: { level: 'B1', score: 1834.6 },
  failedLoginAttempts: 3,
  lockoutUntil: '2026-05-04T09:30:00.000Z',
}

describe('UserCard', () => {
  it('shows the name, the address, the role and the level with its rounded score', () => {
    renderScreen(<UserCard user={learner} viewerRole="learner" />)
    expect(screen.getByRole('heading', { name: 'Ayşe Demir' })).toBeDefined()
    expect(screen.getByText('ayse@sohbet.test')).toBeDefined()
    expect(screen.getByText('Learner')).toBeDefined()
    expect(screen.getByText('English level: B1 (1,835)')).toBeDefined()
  })

  it('shows N/A before the level test', () => {
    const { leveltest: _, ...untested } = learner
    renderScreen(<UserCard user={untested} viewerRole="learner" />)
    expect(screen.getByText('English level: N/A')).toBeDefined()
  })

  it('shows no level for a coach', () => {
    renderScreen(<UserCard user={{ ...learner, role: 'coach' }} viewerRole="coach" />)
    expect(screen.queryByText(/English level/)).toBeNull()
  })

  it('hides the log-in fields from other roles', () => {
    renderScreen(<UserCard user={learner} viewerRole="learner" />)
    expect(screen.queryByText('Failed login attempts')).toBeNull()
  })

  it('shows the log-in fields to admins, dates in their language', () => {
    renderScreen(<UserCard user={learner} viewerRole="admin" />, { language: 'tr' })
    expect(screen.getByText('Başarısız giriş denemeleri')).toBeDefined()
    expect(screen.getByText(/4 May 2026/)).toBeDefined()
  })
})

it.each([
  ['Ayşe Demir', 'AD'],
  ['ilker.yılmaz', 'İY'],
  ['can', 'CA'],
  ['x', 'X'],
  ['', ''],
])('draws %s as %s', (username, initials) => {
  expect(initialsOf(username)).toBe(initials)
})

describe('a learner’s progress', () => {
  it('counts completed modules out of due modules', () => {
    renderScreen(<UserCard user={{ ...learner, progress: { completed: 4, due: 9 } }} viewerRole="learner" />)
    expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('value')).toBe('44')
    expect(screen.getByText('4 of 9 modules due so far')).toBeDefined()
    expect(screen.getByText('44%')).toBeDefined()
  })

  it('shows that nothing is due yet', () => {
    renderScreen(<UserCard user={{ ...learner, progress: { completed: 0, due: 0 } }} viewerRole="admin" />)
    expect(screen.getByText('No module is due yet')).toBeDefined()
  })

  it('is hidden while unknown', () => {
    renderScreen(<UserCard user={learner} viewerRole="learner" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
