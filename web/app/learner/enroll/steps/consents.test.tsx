import type { SalesDocuments } from '@sohbet/contract/selling/sales-documents'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../../ui/testing/serve.ts'
import { aCourse, aLearnerSession } from '../../testing/enrollment.ts'
import { salesDocumentsKey } from '../../enrollment/documents.queries.ts'
import type { Deal } from './sales-document.tsx'
import { areAgreed, Consents, nothingAgreed, useAgreed, type Agreed } from './consents.tsx'

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

const documents = (version: string): SalesDocuments => ({
  version,
  seal: `seal of ${version}`,
  preInformation: {
    title: 'Pre-Information Form',
    parts: [{ id: 'price', title: '1. Price', body: '<p>{course}: <strong>{price}</strong>, {buyer}</p>' }],
  },
  distanceSales: { title: 'Distance Sales Contract', parts: [] },
})
const call = 'GET /api/enrollments/documents'

const { basic } = firstPlans
const changes: Record<string, Partial<Deal>> = {
  'Another course name': { name: 'Coffee and talk' },
  'Another start': { startDate: '2027-01-04' },
  'Another end': { endDate: '2027-12-24' },
  'Another plan name': { contents: { ...basic, name: { tr: 'Küçük', en: 'Small' } } },
  'Other credits': { contents: { ...basic, credits: basic.credits + 1 } },
}

function Screen() {
  const [ticked, setTicked] = useState<Agreed>(nothingAgreed)
  const queryClient = useQueryClient()
  const [change, setChange] = useState<Partial<Deal>>({})
  const course = aCourse({ name: 'Tea & <b>talk</b>' })
  const deal: Deal = { ...course, contents: firstPlans.basic, amount: 450, ...change }
  return (
    <>
      <Consents
        deal={deal}
        agreed={useAgreed(ticked, deal)}
        onChange={setTicked}
        isAsked={false}
        isDisabled={false}
      />
      <button
        type="button"
        onClick={() => void queryClient.invalidateQueries({ queryKey: salesDocumentsKey })}
      >
        Ask again
      </button>
      {Object.entries(changes).map(([what, changed]) => (
        <button key={what} type="button" onClick={() => setChange(changed)}>
          {what}
        </button>
      ))}
    </>
  )
}

it('ticks the box of a document that the learner has read', async () => {
  serve({ [call]: () => Response.json(documents('3')) })
  renderScreen(<Screen />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  press('Pre-Information Form')
  fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(box('I have read the pre-information form.').checked).toBe(true)
  expect(box('I accept the distance sales contract.').checked).toBe(false)
  press('Distance Sales Contract')
  fireEvent.click(await screen.findByRole('button', { name: 'I have read and accept it' }))
  await waitFor(() => expect(box('I accept the distance sales contract.').checked).toBe(true))
  expect(box('I have read the pre-information form.').checked).toBe(true)
})

it('shows a document about this purchase, with every value as text', async () => {
  serve({ [call]: () => Response.json(documents('3')) })
  renderScreen(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Pre-Information Form' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pre-Information Form' })
  await waitFor(() => expect(dialog.textContent).toContain('Tea & <b>talk</b>: $450'))
  expect(dialog.querySelector('strong')?.textContent).toBe('$450')
  expect(dialog.textContent).toContain('Version 3')
})

it('asks again when other documents were published', async () => {
  let version = '3'
  serve({ [call]: () => Response.json(documents(version)) })
  renderScreen(<Screen />)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /pre-information/ })
  fireEvent.click(await screen.findByRole('button', { name: 'Pre-Information Form' }))
  fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }))
  await waitFor(() => expect(box().checked).toBe(true))
  version = '4'
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(box().checked).toBe(false))
})

it.each(Object.keys(changes))('asks again after a change: %s', async (what) => {
  serve({ [call]: () => Response.json(documents('3')) })
  renderScreen(<Screen />)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /pre-information/ })
  await waitFor(() => expect(box().disabled).toBe(false))
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: what }))
  expect(box().checked).toBe(false)
})

it('counts as agreed only with the version and with what the documents said', () => {
  const ticked: Agreed = { preInformation: true, distanceSales: true, earlyStart: false }
  const { name, startDate, endDate } = aCourse({})
  const { credits, extraGroups } = basic
  const shown = {
    seal: 'seal',
    courseName: name,
    startDate,
    endDate,
    planName: 'Basic',
    credits,
    extraGroups,
  }
  expect(areAgreed({ ...ticked, version: '3' })).toBe(false)
  expect(areAgreed({ ...ticked, shown })).toBe(false)
  expect(areAgreed({ ...ticked, version: '3', shown })).toBe(true)
})

it('lets the learner tick only documents that are loaded', async () => {
  let isAway = true
  serve({
    [call]: () => (isAway ? refusal(503, 'BUSY', 'Please try again.') : Response.json(documents('3'))),
  })
  renderScreen(<Screen />)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /pre-information/ })
  expect(box().disabled).toBe(true)
  isAway = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(box().disabled).toBe(false))
})
