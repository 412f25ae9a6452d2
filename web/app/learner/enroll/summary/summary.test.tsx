import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { anOffer } from '../../testing/enrollment.ts'
import { Summary } from './summary.tsx'

const panel = () => screen.getByRole('complementary', { name: 'Your booking' })
const show = (plan: 'basic' | 'premium', changes = {}, due: 'last-step' | 'free-seat' = 'last-step') =>
  renderScreen(
    <Summary course={anOffer(changes)} plan={plan} due={due}>
      <button type="button">Next</button>
    </Summary>,
  )

describe('the summary', () => {
  it('names course, coaches, week, seats, plan and price', () => {
    show('premium')
    for (const text of ['Autumn evenings', 'With Oliver and Ada', 'Mon, Wed 21:00', '5 spots left'])
      expect(panel().textContent).toContain(text)
    expect(screen.getByText('Total').textContent).toBe('Total $540')
    expect(screen.getByRole('heading', { name: 'Premium plan' })).toBeDefined()
  })

  it('lists what the plan brings, and what it does not', () => {
    show('premium')
    const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items()).toEqual([
      '6 modules: video, notes, quiz',
      '2 live sessions a week',
      'Your class in a messaging app',
      '15 class credits',
      '10 extra Speaking Groups',
    ])
  })

  it('says that Basic has no extra groups', () => {
    show('basic')
    expect(screen.getByText('No extra Speaking Groups')).toBeDefined()
    expect(panel().textContent).toContain('Nothing is charged before the last step.')
  })

  it('of a free course has no plan and no credits', () => {
    show('basic', { price: 0 })
    expect(screen.getByText('Total').textContent).toBe('Total Free')
    expect(panel().textContent).not.toMatch(/credits|Basic/)
    expect(panel().textContent).toContain('This course costs nothing, now or later.')
  })

  it('of a full course says that nothing is charged now', () => {
    show('basic', { currentEnrollments: 25 }, 'free-seat')
    expect(panel().textContent).toContain('Nothing is charged now: you pay when a seat is yours.')
    expect(panel().textContent).toContain('No spots left')
  })

  it('opens and closes by its button on a phone', () => {
    show('basic')
    const toggle = screen.getByRole('button', { name: 'Your booking' })
    const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    expect(body?.dataset['open']).toBeUndefined()
    fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(body?.dataset['open']).toBe('true')
    fireEvent.click(toggle)
    expect(body?.dataset['open']).toBeUndefined()
  })
})
