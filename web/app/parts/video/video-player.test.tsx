import { fireEvent, screen, waitFor } from '@testing-library/react'
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
