import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeSwitch } from './theme-switch.tsx'

const painted = () => document.documentElement.dataset.mantineColorScheme

function renderSwitch() {
  render(
    <MemoryRouter initialEntries={['/en']}>
      <ThemeSwitch />
    </MemoryRouter>,
  )
  return screen.getByRole('button')
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.mantineColorScheme
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('goes round from device to light to dark, paints and remembers each', () => {
  const button = renderSwitch()
  expect(button.textContent).toBe('Appearance: same as device')
  fireEvent.click(button)
  expect(button.textContent).toBe('Appearance: light')
  expect([painted(), localStorage.getItem('sohbet-theme')]).toEqual(['light', 'light'])
  fireEvent.click(button)
  expect([painted(), localStorage.getItem('sohbet-theme')]).toEqual(['dark', 'dark'])
  fireEvent.click(button)
  expect(localStorage.getItem('sohbet-theme')).toBe('auto')
})

test('starts from the remembered choice', () => {
  localStorage.setItem('sohbet-theme', 'dark')
  expect(renderSwitch().textContent).toBe('Appearance: dark')
})

test('takes an unknown remembered value for the device', () => {
  localStorage.setItem('sohbet-theme', 'sepia')
  expect(renderSwitch().textContent).toBe('Appearance: same as device')
})

test('back on the device, follows what it prefers', () => {
  localStorage.setItem('sohbet-theme', 'dark')
  // 'all' always matches, so the device seems to prefer dark
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('all'))
  fireEvent.click(renderSwitch())
  expect(painted()).toBe('dark')
})
