import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHydrated } from '../islands/use-hydrated.ts'
import { hydrator } from '../islands/hydrator.tsx'
import { startIslands } from './islands.ts'

type Props = { label: string }
const pressed = vi.fn<(label: string) => void>()

function Probe({ label }: Props) {
  const isHydrated = useHydrated()
  return (
    <fieldset disabled={!isHydrated} suppressHydrationWarning>
      <input />
      <button type="button" onClick={() => pressed(label)}>
        {label}
      </button>
      <a href="#there">There</a>
    </fieldset>
  )
}

const island = { hydrate: hydrator(Probe) }
const load = vi.fn<() => Promise<typeof island>>()

const root = () => document.querySelector<HTMLElement>('[data-island]')
const find = (selector: string) => {
  const element = root()?.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const failed = () => document.querySelector<HTMLElement>('[role="alert"]')

beforeEach(() => {
  load.mockReset().mockResolvedValue(island)
  pressed.mockReset()
  const props: Props = { label: 'Play' }
  document.body.innerHTML = `<div data-island="story-list" data-props='${JSON.stringify(props)}'>${renderToString(
    <Probe {...props} />,
  )}</div><p role="alert" hidden>Failed</p>`
  startIslands({ 'story-list': load, 'contact-form': load })
})
afterEach(() => document.body.replaceChildren())

const hover = (selector: string) => find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))
const isHydrated = () => Object.keys(find('button')).some((key) => key.startsWith('__reactProps'))

test('enables the controls at once and loads nothing', () => {
  expect(find('fieldset').hasAttribute('disabled')).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointerover', 'focusin'])('hydrates the rendered elements on %s', async (event) => {
  const button = find('button')
  button.dispatchEvent(new Event(event, { bubbles: true }))
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  expect(find('button')).toBe(button)
  expect(pressed).not.toHaveBeenCalled()
  button.click()
  expect(pressed.mock.calls).toEqual([['Play']])
})

test('loads once, whatever the visitor touches', async () => {
  hover('input')
  hover('button')
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  hover('button')
  expect(load).toHaveBeenCalledTimes(1)
})

test('does not load when the visitor touches something else than a control', () => {
  hover('a')
  find('a').click()
  expect(load).not.toHaveBeenCalled()
})

test('repeats the click that came before React', async () => {
  find('button').click()
  find('button').click()
  await vi.waitFor(() => expect(pressed.mock.calls).toEqual([['Play']]))
})

test('keeps what the visitor typed before React', async () => {
  const input = find('input')
  Reflect.set(input, 'value', 'Ada')
  hover('input')
  await vi.waitFor(() => expect(isHydrated()).toBe(true))
  expect([find('input'), Reflect.get(input, 'value')]).toEqual([input, 'Ada'])
})

test('shows the prepared message when the island could not be loaded', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'))
  expect(failed()?.hidden).toBe(true)
  find('button').click()
  await vi.waitFor(() => expect(failed()?.hidden).toBe(false))
})
