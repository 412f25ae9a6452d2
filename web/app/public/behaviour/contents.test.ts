import { afterEach, expect, test, vi } from 'vitest'
import { startContents } from './contents.ts'

type Change = { target: Element; isIntersecting: boolean }

afterEach(() => vi.unstubAllGlobals())

test('marks the first visible section in the contents, and keeps the mark when none is visible', () => {
  let tell: (changes: Change[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (changes: Change[]) => void) {
        tell = report
      }
      observe() {}
    },
  )
  document.body.innerHTML = `<nav data-contents><a href="#one">1</a><a href="#two">2</a></nav>
    <p id="one"></p><p id="two"></p>`
  startContents()
  const current = () => document.querySelector('[aria-current="location"]')?.textContent
  const see = (id: string, isIntersecting: boolean) => {
    const target = document.getElementById(id)
    if (target) tell([{ target, isIntersecting }])
  }
  see('two', true)
  expect(current()).toBe('2')
  see('one', true)
  expect(current()).toBe('1')
  see('one', false)
  expect(current()).toBe('2')
  see('two', false)
  expect(current()).toBe('2')
})
