import { beforeEach, expect, test, vi } from 'vitest'
import { startThemeSwitch } from './theme-switch.ts'

const painted = () => document.documentElement.dataset['mantineColorScheme']

function startWithButton() {
  document.body.innerHTML =
    '<button data-theme-switch data-auto="As device" data-light="Light" data-dark="Dark"><span></span></button>'
  startThemeSwitch()
  const button = document.querySelector('button')
  if (!button) throw new Error('The page has no theme button')
  return button
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['mantineColorScheme']
})

test('cycles through device, light and dark, applies and remembers each', () => {
  const button = startWithButton()
  expect([button.textContent, button.dataset['choice']]).toEqual(['As device', 'auto'])
  button.click()
  expect([button.textContent, painted(), localStorage.getItem('sohbet-theme')]).toEqual([
    'Light',
    'light',
    'light',
  ])
  button.click()
  expect([button.textContent, painted(), localStorage.getItem('sohbet-theme')]).toEqual([
    'Dark',
    'dark',
    'dark',
  ])
  button.click()
  expect(localStorage.getItem('sohbet-theme')).toBe('auto')
})

test.each([
  ['dark', 'Dark'],
  ['sepia', 'As device'],
])('starts from the remembered %s', (stored, label) => {
  localStorage.setItem('sohbet-theme', stored)
  expect(startWithButton().title).toBe(label)
})

test('follows the device again when set back to it', () => {
  localStorage.setItem('sohbet-theme', 'dark')
  // 'all' always matches, so the device seems to prefer dark
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('all'))
  startWithButton().click()
  expect(painted()).toBe('dark')
})

test('still cycles when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const button = startWithButton()
  button.click()
  button.click()
  expect(button.dataset['choice']).toBe('dark')
})

test('started twice, a click still counts once', () => {
  const button = startWithButton()
  startThemeSwitch()
  button.click()
  expect(button.dataset['choice']).toBe('light')
})
