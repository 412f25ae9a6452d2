import type { Language } from '@sohbet/domain/language'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoryList, type Story } from './story-list.tsx'

const noCaptions = { tr: '', en: '' }
const aStory = (name: string, video: string, captions = noCaptions): Story => ({
  name,
  description: undefined,
  picture: '',
  face: 'selin',
  bubble: 'Hi',
  pictureAlt: `${name} talks`,
  video,
  captions,
})
const selin = aStory('Selin', '/videos/story-1.mp4')
const murat = aStory('Murat', '/videos/story-2.mp4')

const show = (stories: Story[], language: Language = 'en') =>
  render(
    <StoryList
      stories={stories}
      texts={{ play: 'Play', back: 'Back', watch: 'Watch' }}
      language={language}
    />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const video = () => document.querySelector('video')
const frame = () => document.querySelector('iframe')

test('loads no video before the visitor asks for one', () => {
  show([selin])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Play: Selin' })
  expect([button.disabled, video(), frame()]).toEqual([false, null, null])
})

test('plays a file at once in the place of the picture and goes back to the picture', () => {
  show([selin])
  press('Play: Selin')
  expect(video()?.getAttribute('src')).toBe('/videos/story-1.mp4')
  expect([video()?.autoplay, video()?.controls]).toEqual([true, true])
  expect(document.querySelector('[data-playing] video')).not.toBeNull()
  press('Back: Selin')
  expect(video()).toBeNull()
  expect(document.querySelector('[data-playing]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Play: Selin' })).toBeDefined()
})

test('frames a video of a video site and allows it to start by itself', () => {
  show([aStory('Selin', '76979871')])
  press('Play: Selin')
  expect(frame()?.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
  expect(frame()?.title).toBe('Selin')
  expect(frame()?.getAttribute('allow')).toContain('autoplay')
})

test('shows no button for a video without a known player', () => {
  show([aStory('Selin', 'https://example.test/page')])
  expect(screen.queryByRole('button')).toBeNull()
})

test('ends the video that plays when another starts', () => {
  show([selin, murat])
  press('Play: Selin')
  press('Play: Murat')
  const videos = [...document.querySelectorAll('video')].map((one) => one.getAttribute('src'))
  expect(videos).toEqual(['/videos/story-2.mp4'])
  const labels = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(labels).toEqual(['Play: Selin', 'Back: Murat'])
})

test.each([
  ['tr', [true, false]],
  ['en', [false, false]],
] as const)('offers captions in both languages; a page in %s shows Turkish ones: %j', (language, shown) => {
  show([aStory('Selin', '/videos/story-1.mp4', { tr: '/a.tr.vtt', en: '/a.en.vtt' })], language)
  press('Play: Selin')
  const tracks = [...document.querySelectorAll('track')]
  expect(tracks.map((track) => [track.getAttribute('srclang'), track.getAttribute('src')])).toEqual([
    ['tr', '/a.tr.vtt'],
    ['en', '/a.en.vtt'],
  ])
  expect(tracks.map((track) => track.hasAttribute('default'))).toEqual(shown)
})
