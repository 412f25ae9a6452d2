import { defaultSchool } from '@sohbet/domain/school'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../../session/session.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { aCourse, aLearnerSession } from '../../testing/enrollment.ts'
import { Consents, nothingAgreed } from './consents.tsx'

beforeEach(() => startSession(aLearnerSession()))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

function Screen() {
  const [agreed, setAgreed] = useState(nothingAgreed)
  const deal = { ...aCourse(), plan: 'basic', amount: 450 } as const
  return <Consents deal={deal} agreed={agreed} onChange={setAgreed} isAsked={false} isDisabled={false} />
}

it('ticks the box of a document that the learner has read', async () => {
  serve({ 'GET /api/school': Response.json(defaultSchool) })
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
