import { expect, it } from 'vitest'
import { iconOf } from './icons.ts'

it('finds an outline icon by its component name', () => {
  expect(iconOf('X')).toEqual({ paths: ['M18 6L6 18M6 6l12 12'], kind: 'outline' })
})

it('finds icons with a number or several words in their name', () => {
  expect(iconOf('Menu2').paths).toEqual(['M4 6h16M4 12h16M4 18h16'])
  expect(iconOf('PlayerPlayFilled').kind).toBe('filled')
})

it('returns each path of an icon that has several', () => {
  expect(iconOf('Eye').paths).toHaveLength(2)
})

it('refuses a name that the set does not have', () => {
  expect(() => iconOf('Sohbet')).toThrow('There is no icon Sohbet')
})

it('refuses an icon that mixes lines and filled shapes', () => {
  expect(() => iconOf('Accessible')).toThrow('choose another')
})
