import type { Certificate, EndedCourse } from '@sohbet/contract/learning/certificates'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import { anEmptyDashboard, courseId } from '../testing/dashboard.ts'
import CertificatesPage from './certificates-page.tsx'

const mine = 'GET /api/certificates/mine'
const home = { 'GET /api/learner-global/dashboard': Response.json(anEmptyDashboard()) }
const idOf = (number: number) => `0190a3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

const anEnded = (changes: Partial<EndedCourse> = {}): EndedCourse => ({
  enrollmentId: idOf(1),
  courseId,
  courseName: 'Spring evenings',
  startDate: '2026-01-05',
  endDate: '2026-07-05',
  outcome: 'completed',
  checkedUntil: '2026-08-04',
  completedModules: 24,
  moduleCount: 26,
  joinedSessions: 40,
  heldSessions: 52,
  hours: 40,
  completionModules: 80,
  completionParticipation: 70,
  offered: 'completion',
  ...changes,
})
const aCertificate = (changes: Partial<Certificate> = {}): Certificate => ({
  id: idOf(5),
  enrollmentId: idOf(1),
  number: '7K2M-9PXQ-4RTV',
  kind: 'completion',
  holderName: 'Elif Yıldız',
  courseName: 'Spring evenings',
  fromLevel: 'A1',
  toLevel: 'A2',
  hours: 40,
  startDate: '2026-01-05',
  endDate: '2026-07-05',
  showsName: true,
  issuedAt: '2026-07-10T09:00:00.000Z',
  revokedAt: null,
  revokeReason: '',
  mayReissue: false,
  ...changes,
})
const open = (replies: Parameters<typeof serve>[0]) => {
  const calls = serve({ ...home, ...replies })
  renderScreen(<CertificatesPage />)
  return calls
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => startSession(aSession()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('celebrates a completed course, and issues its certificate for the confirmed name', async () => {
  const issue = 'POST /api/certificates'
  let isIssued = false
  const calls = open({
    [mine]: () =>
      Response.json({
        courses: [anEnded({ offered: isIssued ? null : 'completion' })],
        certificates: isIssued ? [aCertificate({ holderName: 'Elif Nur Yıldız' })] : [],
      }),
    [issue]: () => {
      isIssued = true
      return Response.json(aCertificate({ holderName: 'Elif Nur Yıldız' }), { status: 201 })
    },
  })
  expect(await screen.findByRole('heading', { name: 'Last stop. You made it!' })).toBeDefined()
  expect(screen.getByText('24 of 26')).toBeDefined()
  press('Confirm your name')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^The name is fixed/)).toBeDefined()
  fireEvent.change(dialog.getByLabelText(/^Your full name/), { target: { value: 'Elif Nur Yıldız' } })
  press(/^This is my name/)
  expect(await screen.findByText(/to Elif Nur Yıldız/)).toBeDefined()
  expect(calls.find(({ call }) => call === issue)?.body).toEqual({
    enrollmentId: idOf(1),
    name: 'Elif Nur Yıldız',
    showsName: true,
  })
  expect(screen.queryByRole('heading', { name: 'Last stop. You made it!' })).toBeNull()
})

it('shows what became of each course, the name only as far as its holder likes, and why one was revoked', async () => {
  const show = `PATCH /api/certificates/${idOf(5)}`
  const calls = open({
    [mine]: Response.json({
      courses: [
        anEnded({ offered: null }),
        anEnded({
          enrollmentId: idOf(2),
          courseName: 'Autumn walks',
          outcome: 'attended',
          offered: 'attendance',
        }),
        anEnded({ enrollmentId: idOf(3), courseName: 'Winter talks', outcome: null, offered: 'attendance' }),
        anEnded({ enrollmentId: idOf(4), courseName: 'Summer tour', outcome: 'missed', offered: null }),
      ],
      certificates: [
        aCertificate(),
        aCertificate({
          id: idOf(6),
          number: 'A7N5-MYRR-4LET',
          revokedAt: '2026-07-12T09:00:00.000Z',
          revokeReason: 'Issued for another course',
          mayReissue: true,
        }),
      ],
    }),
    [show]: Response.json(aCertificate({ showsName: false })),
  })
  // The attended one, and the one that may still become completed
  expect(await screen.findAllByRole('button', { name: 'Get the certificate of attendance' })).toHaveLength(2)
  expect(screen.getByText(/^You can still complete it until/)).toBeDefined()
  expect(screen.getByText(/^You came to no live session/)).toBeDefined()
  expect(screen.getByText(/Issued for another course You may confirm your name again/)).toBeDefined()
  // The revoked one cannot be shared
  expect(screen.getAllByLabelText('Link of the certificate')).toHaveLength(1)
  fireEvent.click(screen.getByRole('switch', { name: 'People who check it see my name' }))
  await waitFor(() => expect(calls.find(({ call }) => call === show)?.body).toEqual({ showsName: false }))
})

it('says what comes here while no course has ended, and offers to try again after a failure', async () => {
  open({ [mine]: Response.json({ courses: [], certificates: [] }) })
  expect(await screen.findByText('No finished course yet')).toBeDefined()
  cleanup()
  open({ [mine]: refusal(500, 'INTERNAL', 'Something went wrong') })
  expect(await screen.findByText('Your finished courses could not be loaded')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
