import { expect, test } from 'vitest'
import { keyOfSlug, slugOf } from './slug.ts'

const id = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'

test.each([
  ['A1-A2 Islington (evening)', 'a1-a2-islington-evening-ae345fad'],
  ['Şişli & İğne: ĞÜÖÇ ı', 'sisli-igne-guoc-i-ae345fad'],
  ['<script>', 'script-ae345fad'],
  ['日本', 'ae345fad'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf({ id, name })).toBe(slug)
  expect(keyOfSlug(slug)).toBe('ae345fad')
})

test('a renamed record keeps its key', () => {
  expect(keyOfSlug(slugOf({ id, name: 'Before' }))).toBe(keyOfSlug(slugOf({ id, name: 'After' })))
})

test.each(['', 'before', 'ae345fa', 'x_ae345fad', '../ae345fad', 'before-ae345fag'])(
  '%s is no slug',
  (text) => {
    expect(keyOfSlug(text)).toBeUndefined()
  },
)
