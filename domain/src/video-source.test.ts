import { expect, test } from 'vitest'
import { embedUrl, frameHosts, videoSource } from './video-source.ts'

test.each<[string | number]>([
  [76979871],
  ['76979871'],
  [' 76979871 '],
  ['https://vimeo.com/76979871'],
  ['https://www.vimeo.com/76979871/'],
  ['HTTPS://Vimeo.com/76979871?share=copy#t=3'],
  ['https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871'],
  ['https://vimeo.com/manage/videos/76979871'],
  ['vimeo.com/76979871'],
  ['https://vimeo.com/groups/shortfilms/videos/76979871'],
])('%s is a Vimeo video', (value) => {
  expect(videoSource(value)).toEqual({ kind: 'vimeo', id: '76979871' })
})

test.each([
  'https://vimeo.com/76979871/8272103f6e',
  'https://vimeo.com/76979871/8272103123?share=copy',
  'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0',
])('%s is an unlisted Vimeo video and keeps its hash', (value) => {
  const source = videoSource(value)
  expect(source).toMatchObject({ kind: 'vimeo', id: '76979871', hash: expect.stringMatching(/^8272103/) })
  expect(source && embedUrl(source)).toMatch(/\/video\/76979871\?h=8272103\w{3}&autoplay=1&dnt=1$/)
})

test('of two consecutive numbers the second is the hash of the first', () => {
  expect(videoSource('https://vimeo.com/76979871/827210345')).toEqual({
    kind: 'vimeo',
    id: '76979871',
    hash: '827210345',
  })
})

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?feature=shared&v=dQw4w9WgXcQ&t=42',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ#comments',
  'https://youtu.be/dQw4w9WgXcQ',
  'youtu.be/dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  'https://youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a YouTube video', (value) => {
  expect(videoSource(value)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' })
})

test.each([
  'https://cdn.school.example/stories/elif.mp4',
  'https://cdn.school.example:8443/elif.WEBM?signature=a%2Bb',
  '/videos/story-1.mp4',
])('%s is a file', (url) => {
  expect(videoSource(url)).toEqual({ kind: 'file', url })
})

test.each<[string | number]>([
  [''],
  [0],
  [-5],
  [1.5],
  [Number.NaN],
  ['javascript:alert(1)'],
  ['javascript:alert(1)//https://vimeo.com/76979871'],
  ['data:video/mp4;base64,AAAA'],
  ['blob:https://sohbet.example/1'],
  ['http://vimeo.com/76979871'],
  ['http://cdn.school.example/a.mp4'],
  ['//evil.example/a.mp4'],
  ['/\\evil.example/a.mp4'],
  ['/videos/../api/a.mp4'],
  ['/videos//a.mp4'],
  ['/videos/a.mp4?x=1'],
  ['/api/auth/logout'],
  ['videos/a.mp4'],
  ['https://vimeo.com'],
  ['https://vimeo.com/about'],
  ['https://vimeo.com/showcase/1234567'],
  ['https://vimeo.com/showcase/1234567/video/76979871'],
  ['https://vimeo.com/album/1234567'],
  ['https://vimeo.com/event/1234567'],
  ['https://vimeo.com/event/1234567/embed'],
  ['https://vimeo.com/groups/1234567'],
  ['https://vimeo.com/groups/shortfilms'],
  ['https://vimeo.com/channels/1234567'],
  ['https://vimeo.com/blog/post/2024'],
  ['https://vimeo.com/user1234567/review/76979871/8272103f6e'],
  ['https://vimeo.com/76979871/settings'],
  ['https://vimeo.com/video/76979871'],
  ['https://player.vimeo.com/76979871'],
  ['https://player.vimeo.com/event/1234567'],
  ['https://vimeo.com.evil.example/76979871'],
  ['https://evil-vimeo.com/76979871'],
  ['https://evil.example/vimeo.com/76979871'],
  ['https://vimeo.com@evil.example/76979871'],
  ['https://vimeo.com:pass@evil.example/a.mp4'],
  ['https://evil.example\\@vimeo.com/76979871'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=short'],
  ['https://www.youtube.com/watch'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ%22onload'],
  ['https://www.youtube.com/playlist?list=PL123'],
  ['https://youtu.be/'],
  ['https://cdn.school.example/a.html'],
  ['https://cdn.school.example/.mp4'],
  ['https://cdn.school.example/a".mp4'],
  ['https://cdn.school.example/a b.mp4'],
  ['<iframe src="https://vimeo.com/76979871">'],
])('%s is not a video', (value) => {
  expect(videoSource(value)).toBeNull()
})

test('embedded videos resume at the given second', () => {
  expect(embedUrl({ kind: 'vimeo', id: '76979871', hash: '8272103f6e' }, 75.9)).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1#t=75s',
  )
  expect(embedUrl({ kind: 'youtube', id: 'dQw4w9WgXcQ' }, 75)).toMatch(/&playsinline=1&start=75$/)
})

test('embedded videos start at once and do not track', () => {
  expect(embedUrl({ kind: 'vimeo', id: '76979871' })).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  )
  expect(embedUrl({ kind: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1',
  )
  expect(embedUrl({ kind: 'file', url: '/videos/story-1.mp4' })).toBe('/videos/story-1.mp4')
  expect(Object.values(frameHosts)).toEqual(['https://player.vimeo.com', 'https://www.youtube-nocookie.com'])
})
