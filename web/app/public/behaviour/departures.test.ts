import { beforeEach, expect, test } from 'vitest'
import { emptySite } from '../page-context.ts'
import { renderPage } from '../site.tsx'
import { aDeparture } from '../testing/departures.ts'
import { startDepartures } from './departures.ts'

const evening = aDeparture({ name: 'Evening' })
const midday = aDeparture({
  name: 'Midday',
  fromLevel: 'B1',
  toLevel: 'B2',
  startDate: '2027-01-04',
  zoomTimes: [{ dayOfWeek: 'monday', hour: 12, minute: 30, duration: 60 }],
})

beforeEach(() => {
  const html = renderPage({
    path: '/en/courses',
    data: { ...emptySite, departures: [evening, midday] },
    frame: { styles: '', script: '/page.js' },
  })
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
})

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.departure-board > li')]
    .filter((card) => !card.hidden)
    .map((card) => card.querySelector('h3')?.textContent)
const form = () => document.querySelector<HTMLFormElement>('[data-departure-filter]')

function choose(name: string, value: string) {
  const select = form()?.querySelector<HTMLSelectElement>(`[name=${name}]`)
  if (select) select.value = value
  form()?.dispatchEvent(new Event('change'))
}

test('without a script all groups are shown and the filter is not', () => {
  expect([form()?.hidden, shown()]).toEqual([true, ['Evening', 'Midday']])
})

test('a choice narrows the list and is part of the URL', () => {
  history.replaceState(null, '', '/en/courses')
  startDepartures()
  choose('time', 'midday')
  expect([form()?.hidden, shown(), location.search]).toEqual([false, ['Midday'], '?time=midday'])
  choose('level', 'A1')
  expect([shown(), document.querySelector<HTMLElement>('[data-departure-none]')?.hidden]).toEqual([[], false])
  document.querySelector<HTMLElement>('[data-departure-reset]')?.click()
  expect([shown(), location.search]).toEqual([['Evening', 'Midday'], ''])
})

test('a link with a choice opens narrowed, and an unknown choice counts as none', () => {
  history.replaceState(null, '', '/en/courses?start=2027-01&level=Z9')
  startDepartures()
  expect(shown()).toEqual(['Midday'])
})
