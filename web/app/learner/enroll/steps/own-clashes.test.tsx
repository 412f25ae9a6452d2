import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { anOffer } from '../../testing/enrollment.ts'
import { OwnClashes } from './own-clashes.tsx'

const monday = { dayOfWeek: 'monday', hour: 21, minute: 30, duration: 60 } as const
const { startDate, endDate } = anOffer()
const show = (time: { hour: number }) =>
  renderScreen(
    <OwnClashes
      course={anOffer(
        {},
        { ownCourses: [{ name: 'Morning group', startDate, endDate, zoomTimes: [{ ...monday, ...time }] }] },
      )}
    />,
  )

it('names the other course with day and time', () => {
  show({ hour: 21 })
  const warning = screen.getByText('Clash with your other courses')
  expect(warning.closest('[role="alert"]')?.textContent).toContain(
    'Morning group: Monday, 21:30–22:30 (Istanbul time)',
  )
})

it('shows nothing for another time', () => {
  show({ hour: 22 })
  expect(screen.queryByText('Clash with your other courses')).toBeNull()
})
