import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { EarlyStart } from './early-start.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const show = (startDate: string) => {
  const onChange = vi.fn<(isTicked: boolean) => void>()
  renderScreen(<EarlyStart startDate={startDate} isTicked={false} onChange={onChange} />)
  return onChange
}

it('is off, and says what it means for a course that starts within 14 days', () => {
  const onChange = show('2026-03-09')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /lessons to begin before the 14 days/ })
  expect(box.checked).toBe(false)
  expect(screen.getByText(/starts within 14 days.*until .*7 March 2026.*until .*16 March 2026/)).toBeDefined()
  fireEvent.click(box)
  expect(onChange).toHaveBeenCalledWith(true)
})

it('says that a course which starts tomorrow could no longer be cancelled', () => {
  show('2026-03-03')
  expect(screen.getByText(/With this tick it can no longer be cancelled/)).toBeDefined()
})

it('says that the tick changes nothing for a course that starts later', () => {
  show('2026-04-06')
  expect(screen.getByText(/with and without the tick you can cancel until/)).toBeDefined()
})
