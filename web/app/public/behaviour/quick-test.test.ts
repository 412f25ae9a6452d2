import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySite } from '../page-context.ts'
import { renderPage } from '../site.tsx'
import { aDeparture } from '../testing/departures.ts'
import { startQuickTest } from './quick-test.ts'

const quickTest = Array.from({ length: 10 }, (_, place) => ({
  id: `q${place}`,
  text: `Question text ${place}`,
  options: (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `${id}${place}` })),
}))
const frame = { styles: '', script: '/page.js' }

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const press = (selector: string) => fireEvent.click(find(selector) ?? document.body)
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-quick-question]')]
    .filter((question) => !question.hidden)
    .map((question) => question.querySelector('.quick-text')?.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  const html = renderPage({ path: '/en/quick-test', data: { ...emptySite, quickTest }, frame })
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
  startQuickTest()
})
afterEach(() => vi.useRealTimers())

test('is one form with all questions, before any script runs', () => {
  const form = document.querySelector<HTMLFormElement>('form.quick-form')
  expect(form?.getAttribute('action')).toBe('/en/quick-test')
  expect(form?.getAttribute('method')).toBe('post')
  expect(shown()).toHaveLength(10)
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(40)
  expect(find('[data-quick-start]')?.getAttribute('href')).toBe('#questions')
})

test('sends every question, whether it is answered or not', () => {
  const sent = () => {
    const form = document.querySelector<HTMLFormElement>('form.quick-form')
    return Object.fromEntries([...new FormData(form ?? undefined)].filter(([name]) => name !== ''))
  }
  const unanswered = Object.fromEntries(quickTest.map(({ id }) => [id, '']))
  expect(sent()).toEqual(unanswered)
  fireEvent.click(find('input[name=q3][value=B]') ?? document.body)
  expect(sent()).toEqual({ ...unanswered, q3: 'B' })
})

test('shows one question at a time after the start, and the result button at the end', () => {
  press('[data-quick-start]')
  expect(shown()).toEqual(['Question text 0'])
  expect(find('[data-quick-back]')?.hidden).toBe(true)
  expect(find('[data-quick-finish]')?.hidden).toBe(true)
  expect(find('[data-quick-next][data-skips]')?.textContent).toBe('I don’t know')
  fireEvent.click(find('input[name=q0][value=B]') ?? document.body)
  expect(find('[data-quick-next]:not([data-skips])')?.textContent).toBe('Next')
  press('[data-quick-next]')
  expect(shown()).toEqual(['Question text 1'])
  expect(document.activeElement?.textContent).toContain('Question 2 of 10')
  press('[data-quick-back]')
  expect(shown()).toEqual(['Question text 0'])
  for (let step = 0; step < 9; step += 1) press('[data-quick-next]')
  expect(shown()).toEqual(['Question text 9'])
  expect(find('[data-quick-finish]')?.hidden).toBe(false)
  expect(find('[data-quick-next]')?.hidden).toBe(true)
})

test('the clock runs for three minutes and ends nothing', () => {
  press('[data-quick-start]')
  expect(find('[data-quick-clock]')?.textContent).toBe('3:00')
  vi.advanceTimersByTime(61_000)
  expect(find('[data-quick-clock]')?.textContent).toBe('1:59')
  expect(find('[data-quick-over]')?.hidden).toBe(true)
  vi.advanceTimersByTime(200_000)
  expect(find('[data-quick-clock]')?.textContent).toBe('0:00')
  expect(find('[data-quick-over]')?.hidden).toBe(false)
  expect(shown()).toEqual(['Question text 0'])
})

test('home page and courses lead to it only while the school offers it', () => {
  const linksOn = (path: string, data: typeof emptySite) =>
    renderPage({ path, data, frame }).includes('href="/en/quick-test"')
  for (const path of ['/en', '/en/courses']) {
    expect(linksOn(path, { ...emptySite, quickTest })).toBe(true)
    expect(linksOn(path, emptySite)).toBe(false)
  }
})

test('the result has the level, the number of right answers and the groups that fit', () => {
  const group = (name: string, fromLevel: 'A1' | 'B1', toLevel: 'A2' | 'B2') =>
    aDeparture({ id: name, slug: name, name, fromLevel, toLevel })
  const { result, ...texts } = emptySite.content.quickTest.quickTest
  // The missing text of another level moves no text
  const levels = { ...result.levels, A1: { tr: '', en: '' } }
  const html = renderPage({
    path: '/en/quick-test',
    data: {
      ...emptySite,
      content: {
        ...emptySite.content,
        quickTest: { quickTest: { ...texts, result: { ...result, levels } } },
      },
      quickTest,
      departures: [group('early', 'A1', 'A2'), group('fitting', 'B1', 'B2')],
      quickResult: { level: 'B1', right: 6, isBeginner: false },
    },
    frame,
  })
  expect(html).toContain('Your stop is B1.')
  expect(html).toContain('You get by in most situations, and can say why.')
  expect(html).toContain('6 of 10 right.')
  expect(html).toContain('href="/en/courses/fitting"')
  expect(html).not.toContain('href="/en/courses/early"')
  expect(html).toContain('content="noindex"')
})

test('a visitor without a right answer reads where to start, not what they can do', () => {
  const quickResult = { level: 'A1', right: 0, isBeginner: true } as const
  const html = renderPage({ path: '/en/quick-test', data: { ...emptySite, quickTest, quickResult }, frame })
  expect(html).toContain('Your line starts at A1.')
  expect(html).toContain('These questions were still hard for you, and that is fine.')
  expect(html).toContain('0 of 10 right.')
  expect(html).not.toContain('order your coffee')
})
