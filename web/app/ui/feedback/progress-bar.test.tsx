import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ProgressBar } from './progress-bar.tsx'

const layers = () => screen.getByRole('progressbar').parentElement?.dataset['layers']

it('has one layer, or a second one in front of it', () => {
  renderScreen(<ProgressBar percent={38} colour="pink" label="Course" />)
  expect(layers()).toBe('1')
  document.body.replaceChildren()
  renderScreen(<ProgressBar percent={38} done={31} colour="pink" label="Course" text="10 and 8 of 26" />)
  const bar = screen.getByRole('progressbar', { name: 'Course' })
  expect([layers(), bar.getAttribute('value'), bar.getAttribute('aria-valuetext')]).toEqual([
    '2',
    '38',
    '10 and 8 of 26',
  ])
  expect(bar.nextElementSibling?.getAttribute('style')).toContain('31%')
})
