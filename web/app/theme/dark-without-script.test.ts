import { defaultBrand } from '@sohbet/domain/brand/brand'
import { brandStyle } from '@sohbet/domain/brand/brand-colours'
import { expect, it } from 'vitest'
import { darkWithoutScript } from './dark-without-script.ts'

const tokens = ":root{--paper:#fff}:root[data-mantine-color-scheme='dark']{--paper:#000}p{color:red}"

it('gives a dark device the dark colours of the theme and of the school', () => {
  const own = brandStyle({ ...defaultBrand, primary: '#0b5d3b', accent: '#1a237e' })
  expect(darkWithoutScript(tokens + own)).toMatch(
    /^@media \(prefers-color-scheme:dark\)\{:root\{--paper:#000\}html:root\{--action:#[^}]+\}\}$/,
  )
})

it('keeps other selectors of a dark rule, as the minified sheet has them', () => {
  const sheet = 'a{b:c}:root[data-mantine-color-scheme=dark] .logo,.footer .logo{padding:3px}'
  expect(darkWithoutScript(sheet)).toBe(
    '@media (prefers-color-scheme:dark){:root .logo,.footer .logo{padding:3px}}',
  )
  const two = '[data-mantine-color-scheme=dark] a,[data-mantine-color-scheme=dark] b{c:d}'
  expect(darkWithoutScript(two)).toBe('@media (prefers-color-scheme:dark){ a, b{c:d}}')
  expect(darkWithoutScript('a{b:c}')).toBe('')
})
