import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { aCourse, aLearnerSession, aSeat } from '../testing/enrollment.ts'
import { CreditsSection } from './credits-section.tsx'

const credits = 'GET /api/credits/mine'

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => leaveSession())

it('credits show their balance and history', async () => {
  const entry = {
    id: aCourse().id,
    note: '',
    createdAt: '2026-05-04T09:30:00.000Z',
    courseName: 'Autumn evenings',
  }
  serve({
    [credits]: Response.json({
      balance: 9,
      extraGroups: 5,
      usable: { credits: 0, extraGroups: 0 },
      frozen: { credits: 0, extraGroups: 0 },
      lots: [
        {
          id: aCourse().id,
          source: 'plan',
          courseName: 'Autumn evenings',
          credits: 9,
          extraGroups: 5,
          usableFrom: '2026-06-01',
          expiresOn: '2027-02-28',
          isFrozen: false,
        },
      ],
      entries: [
        {
          ...entry,
          id: aSeat().id,
          credits: -1,
          extraGroups: 0,
          reason: 'admin',
          courseName: null,
          note: 'Missed class',
        },
        { ...entry, credits: 10, extraGroups: 5, reason: 'plan' },
      ],
    }),
  })
  renderScreen(<CreditsSection />)
  const ledger = await screen.findByRole('list', { name: 'How they came about' })
  const rows = within(ledger).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Missed class')
  expect(rows[0]?.textContent).toContain('−1 credit')
  expect(rows[1]?.textContent).toContain('With “Autumn evenings”')
  expect(rows[1]?.textContent).toContain('+10 credits+5 groups')
  const lots = screen.getByRole('list', { name: 'What is left' })
  expect(lots.textContent).toContain('Can be used from 1 Jun 2026')
  expect(lots.textContent).toContain('Until 28 Feb 2027')
  expect(lots.textContent).toContain('9 credits5 groups')
  const reserve = screen.getByRole('link', { name: 'Reserve a lesson' })
  expect(reserve.getAttribute('href')).toBe('/learner/lessons/book')
  expect(screen.getByText(/^You can use 0 of them now\./)).toBeDefined()
})

it.each(['en', 'tr'] as const)('frozen credits are not part of the balance (%s)', async (language) => {
  const balance = { balance: 15, extraGroups: 5, usable: { credits: 5, extraGroups: 0 } }
  const frozen = { credits: 10, extraGroups: 5 }
  serve({ [credits]: Response.json({ ...balance, frozen, lots: [], entries: [] }) })
  renderScreen(<CreditsSection />, { language })
  const text = { en: /^Frozen: 10 credits, 5 groups\./, tr: /^Donduruldu: 10 kredi, 5 grup\./ }
  const note = await screen.findByText(text[language])
  expect(note.parentElement?.textContent).toMatch(/^5 .*0 /)
})
