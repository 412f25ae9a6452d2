import { expect, test } from 'vitest'
import { announce } from './announce.ts'

test.each([
  '<p class="announcement" data-announcement="">Announcement Bar</p>',
  '<p data-announcement class="announcement">Announcement Bar</p>',
  '<p class="announcement" data-announcement="true" hidden=""></p>',
  '<p hidden class="announcement" data-announcement>Announcement Bar</p>',
])('the announcement %s shows the text', (html) => {
  const written = announce(`<main>${html}</main>`, 'Kayıtlar açıldı')
  expect(written).toMatch(/^<main><p[^>]*data-announcement[^>]*>Kayıtlar açıldı<\/p><\/main>$/)
  expect(written).toContain('class="announcement"')
  expect(written).not.toContain('hidden')
})

test('without a text the announcement is hidden', () => {
  expect(announce('<p class="announcement" data-announcement="">Announcement Bar</p>', '')).toBe(
    '<p class="announcement" data-announcement="" hidden=""></p>',
  )
})

test('the rest of the page stays unchanged', () => {
  const html =
    '<meta name="description" content="announcement"><p class="announcement">x</p><p data-announcements>y</p>'
  expect(announce(html, 'Hello')).toBe(html)
})
