import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import CourseFormPage from './course-form-page.tsx'
import { type } from './testing/form-data.ts'

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

beforeEach(async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(answer(url.endsWith('/courses/types') ? [type] : [])),
  )
  renderScreen(
    <Routes>
      <Route path="/admin/courses/courseform/:mode/:courseId" element={<CourseFormPage />} />
    </Routes>,
    { url: '/admin/courses/courseform/1/null' },
  )
  await screen.findByLabelText('Price')
})
afterEach(() => vi.unstubAllGlobals())

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

it('makes a course free only when the box is ticked, because a price is 1 or more', async () => {
  const refusal = 'A price is 1 or more. Tick “Free course” for none.'
  for (const price of ['0', '0.5']) {
    fill('Price', price)
    fireEvent.blur(field('Price'))
    await screen.findByText(refusal)
    expect(field('Free course').checked).toBe(false)
    expect(field('Price').disabled).toBe(false)
    fill('Price', '30')
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
  }
  fireEvent.click(field('Free course'))
  expect([field('Price').value, field('Price').disabled]).toEqual(['0', true])
  fireEvent.click(field('Free course'))
  expect([field('Price').value, field('Price').disabled]).toEqual(['', false])
})

it('starts with the school’s currency, and refuses a price outside its limits', async () => {
  expect(field('Currency').value).toBe('TRY')
  const hint = 'Of the Basic plan, 30 TL or more; Super costs 10% and Premium 20% more.'
  expect(screen.getByText(hint, { exact: false })).toBeDefined()
  fill('Price', '20')
  fireEvent.blur(field('Price'))
  await screen.findByText('The lowest price in Turkish lira is 30 TL. Tick “Free course” for none.')
  fill('Currency', 'USD')
  await waitFor(() => expect(screen.queryByText(/lowest price/)).toBeNull())
  fill('Price', '900000')
  fireEvent.blur(field('Price'))
  await screen.findByText('The highest price in US dollars is $333,333.33')
  fill('Currency', 'TRY')
  await screen.findByText('The highest price in Turkish lira is 333,333.33 TL')
})

it('proposes the end again after a number was retyped', async () => {
  fill('Course Type', type.id)
  fill('Start Date', '2026-04-06')
  await waitFor(() => expect(field('End Date').value).toBe('2026-10-04'))
  fill('Module Duration (days)', '')
  await screen.findByText('Choose a course type that has modules, and the end date is proposed.')
  fill('Module Duration (days)', '14')
  await waitFor(() => expect(field('End Date').value).toBe('2027-04-04'))
  fill('End Date', '2027-05-01')
  fill('Module Duration (days)', '7')
  await screen.findByRole('button', { name: 'Use this date' })
  expect(field('End Date').value).toBe('2027-05-01')
})
