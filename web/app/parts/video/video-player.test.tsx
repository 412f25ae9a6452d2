import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { VideoPlayer } from './video-player.tsx'
import type { VideoTime } from './video-props.ts'

const onTime = vi.fn<(time: VideoTime) => void>()
beforeEach(() => onTime.mockReset())

const own = { kind: 'file', url: '/videos/lessons/my-day.mp4' } as const
const vimeo = { kind: 'vimeo', id: '76979871' } as const

function theVideo(duration = 100): HTMLVideoElement {
  const video = screen.getByLabelText<HTMLVideoElement>('My day')
  Object.defineProperty(video, 'duration', { value: duration, configurable: true })
  return video
}

describe('a file', () => {
  it('loads at once when it is our own, with captions in both languages', () => {
    renderScreen(<VideoPlayer source={own} title="My day" />)
    expect([...theVideo().querySelectorAll('track')].map(({ srclang, src }) => [srclang, src])).toEqual([
      ['en', expect.stringContaining('/videos/lessons/my-day.en.vtt')],
      ['tr', expect.stringContaining('/videos/lessons/my-day.tr.vtt')],
    ])
  })

  it('starts at the saved position, or again from the start after its end', () => {
    renderScreen(<VideoPlayer source={own} title="My day" startAt={42} />)
    fireEvent.loadedMetadata(theVideo())
    expect(theVideo().currentTime).toBe(42)
    renderScreen(<VideoPlayer source={{ ...own, url: '/videos/b.mp4' }} title="Ended" startAt={97} />)
    const ended = screen.getByLabelText<HTMLVideoElement>('Ended')
    Object.defineProperty(ended, 'duration', { value: 100 })
    fireEvent.loadedMetadata(ended)
    expect(ended.currentTime).toBe(0)
  })

  it('reports its position, and when it pauses', () => {
    renderScreen(<VideoPlayer source={own} title="My day" onTime={onTime} />)
    const video = theVideo()
    video.currentTime = 12
    fireEvent.timeUpdate(video)
    video.currentTime = 30
    fireEvent.pause(video)
    expect(onTime.mock.calls).toEqual([
      [{ position: 12, duration: 100, isResting: false }],
      [{ position: 30, duration: 100, isResting: true }],
    ])
  })

  it('shows an error when the browser cannot play it', () => {
    renderScreen(<VideoPlayer source={own} title="My day" />)
    fireEvent.error(theVideo())
    expect(screen.getByRole('alert').textContent).toBe('The browser cannot play what is at this address.')
  })
})

describe('our controls', () => {
  const open = (startAt = 0) => {
    const poster = { number: 9, kicker: 'Module 9', title: 'Habits and routines' }
    renderScreen(<VideoPlayer source={own} title="My day" poster={poster} startAt={startAt} />)
    const video = theVideo(36)
    let isPaused = true
    Object.defineProperty(video, 'paused', { get: () => isPaused })
    video.play = () => {
      isPaused = false
      fireEvent.play(video)
      return Promise.resolve()
    }
    video.pause = () => {
      isPaused = true
      fireEvent.pause(video)
    }
    fireEvent.loadedMetadata(video)
    return video
  }
  const inControls = () => within(screen.getByRole('region', { name: 'Video player' }))
  const press = (name: string) =>
    fireEvent.click(inControls().getAllByRole('button', { name })[0] ?? document)

  it('replace those of the browser, and a poster with the words of the module comes first', () => {
    const video = open()
    expect(video.hasAttribute('controls')).toBe(false)
    expect(screen.getByText('Module 9')).toBeDefined()
    press('Play')
    expect(screen.queryByText('Module 9')).toBeNull()
    press('Pause')
    expect([video.paused, inControls().getByRole('button', { name: 'Play' })]).toEqual([
      true,
      expect.anything(),
    ])
  })

  it('offer to continue from the saved position', () => {
    open(24)
    expect(screen.getByRole('button', { name: 'Continue from 0:24' })).toBeDefined()
  })

  it('seek with the keyboard in steps of five seconds, within the video', () => {
    const video = open()
    const seek = screen.getByRole('slider', { name: 'Position' })
    const at = (key: string) => {
      fireEvent.keyDown(seek, { key })
      fireEvent.timeUpdate(video)
      return video.currentTime
    }
    expect(
      ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageUp', 'PageUp', 'PageDown', 'PageDown'].map(at),
    ).toEqual([5, 10, 5, 35, 36, 6, 0])
    expect(seek.getAttribute('aria-valuetext')).toBe('0:00 of 0:36')
  })

  it('change speed, sound and captions', () => {
    const video = open()
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.5' } })
    expect([video.playbackRate, video.volume]).toEqual([1.5, 0.5])
    press('Mute')
    fireEvent.volumeChange(video)
    expect(video.muted).toBe(true)
    press('Unmute')
    expect(video.muted).toBe(false)
    const captions = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' })
    expect([...captions.options].map(({ text }) => text)).toEqual(['Off', 'English', 'Turkish'])
    fireEvent.change(captions, { target: { value: 'tr' } })
    expect(captions.value).toBe('tr')
  })

  it('have keys while the focus is inside the player', () => {
    const video = open()
    const button = inControls().getByRole('button', { name: 'Mute' })
    fireEvent.keyDown(button, { key: 'k' })
    expect(video.paused).toBe(false)
    fireEvent.keyDown(button, { key: 'ArrowRight' })
    expect(video.currentTime).toBe(5)
    fireEvent.keyDown(button, { key: 'f', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(video.paused).toBe(false)
  })

  it('have no captions for a file that has none', () => {
    renderScreen(<VideoPlayer source={{ kind: 'file', url: '/api/courses/videos/a.mp4' }} title="Upload" />)
    expect(screen.queryByRole('combobox', { name: 'Captions' })).toBeNull()
  })
})

describe('a video on another site', () => {
  it('is not loaded before it is played', () => {
    renderScreen(<VideoPlayer source={vimeo} title="My day" startAt={75.4} />)
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Play the video from Vimeo' }))
    expect(document.querySelector('iframe')?.src).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=75s',
    )
  })

  it('reports its position when it is on Vimeo', async () => {
    renderScreen(<VideoPlayer source={vimeo} title="My day" onTime={onTime} />)
    fireEvent.click(screen.getByRole('button', { name: 'Play the video from Vimeo' }))
    const frame = document.querySelector('iframe')
    const post = (data: unknown) => {
      const event = new MessageEvent('message', {
        data: JSON.stringify(data),
        origin: 'https://player.vimeo.com',
      })
      Object.defineProperty(event, 'source', { value: frame?.contentWindow })
      dispatchEvent(event)
    }
    await waitFor(() => {
      post({ event: 'ready' })
      post({ event: 'timeupdate', data: { seconds: 9, duration: 60, percent: 0.15 } })
      expect(onTime).toHaveBeenCalledWith({ position: 9, duration: 60, isResting: false })
    })
  })
})
