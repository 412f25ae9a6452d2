import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Recording } from './recording.tsx'

const play = vi.fn<HTMLMediaElement['play']>()
const pause = vi.fn<HTMLMediaElement['pause']>()
const onStale = vi.fn<() => void>()

beforeEach(() => {
  play.mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.resetAllMocks()
})

const show = (url: string | null = '/a.mp3') =>
  renderScreen(<Recording url={url} label="Recording" onStale={onStale} />)
const audio = () => {
  const element = document.querySelector('audio')
  if (!element) throw new Error('There is no audio element')
  return element
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const set = (field: 'duration' | 'currentTime' | 'paused' | 'ended', value: number | boolean) =>
  Object.defineProperty(audio(), field, { value, configurable: true, writable: true })

function Urls({ all }: { all: readonly string[] }) {
  const [place, setPlace] = useState(0)
  return (
    <>
      <Recording url={all[place] ?? null} label="Recording" />
      <button onClick={() => setPlace(place + 1)}>Next URL</button>
    </>
  )
}

it('is played, paused and played again by its own button', () => {
  show()
  press('Listen now')
  expect(play).toHaveBeenCalledOnce()
  set('paused', false)
  fireEvent.playing(audio())
  press('Pause')
  expect(pause).toHaveBeenCalledOnce()
  set('paused', true)
  fireEvent.pause(audio())
  expect(screen.getByRole('status').textContent).toBe('Paused')
  set('ended', true)
  fireEvent.ended(audio())
  expect(screen.getByRole('status').textContent).toBe('Listen again')
  press('Listen again')
  expect(play).toHaveBeenCalledTimes(2)
})

it('shows its length and moves to a chosen position', () => {
  show()
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true)
  set('duration', 65)
  fireEvent.durationChange(audio())
  expect(screen.getByText('As often as you like · 1:05')).toBeDefined()
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } })
  expect(audio().currentTime).toBe(30)
  expect(screen.getByText('0:30 / 1:05')).toBeDefined()
})

it('goes on playing when the server has signed a new URL, which the next playing uses', () => {
  renderScreen(<Urls all={['/a.mp3?signature=1', '/a.mp3?signature=2', '/b.mp3?signature=1']} />)
  const source = () => audio().getAttribute('src')
  press('Listen now')
  fireEvent.playing(audio())
  press('Next URL')
  expect(source()).toBe('/a.mp3?signature=1')
  set('ended', true)
  fireEvent.ended(audio())
  expect(source()).toBe('/a.mp3?signature=2')
  fireEvent.playing(audio())
  press('Next URL')
  expect(source()).toBe('/b.mp3?signature=1')
})

it('pauses every other recording when it starts', () => {
  renderScreen(
    <>
      <Recording url="/a.mp3" label="First" />
      <Recording url="/b.mp3" label="Second" />
    </>,
  )
  const [first] = screen.getAllByRole('button', { name: 'Listen now' })
  if (first) fireEvent.click(first)
  expect(pause.mock.contexts).toEqual([document.querySelectorAll('audio')[1]])
})

it('reports a failure once and offers another try', () => {
  show()
  fireEvent.error(audio())
  expect(screen.getByRole('alert').textContent).toContain('The recording cannot be played.')
  expect(onStale).toHaveBeenCalledOnce()
  press('Try again')
  expect(screen.getByRole('button', { name: 'Listen now' })).toBeDefined()
})

it('says that there is none', () => {
  show(null)
  expect(screen.getByText('There is no recording yet.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
