import { expect, test } from 'vitest'
import { showTeachers, type PublicTeacher } from './show-teachers.ts'

const page = '<ul class="teachers" data-teachers=""><li>Defne</li></ul><ul><li>other</li></ul>'
const oliver: PublicTeacher = { name: 'Oliver Hart', summary: 'From Camden', photo: null, isNative: true }
const show = (teachers: PublicTeacher[], language: 'tr' | 'en' = 'en') =>
  showTeachers(page, { teachers, language })

test("adds coaches after the page's own, in its language", () => {
  const html = show([oliver])
  expect(html).toContain('<li>Defne</li><li><svg class="portrait"')
  expect(html).toContain('<h3>Oliver Hart</h3><p>From Camden</p>')
  expect(html).toContain('English (native speaker)')
  expect(html).toContain('>OH</text>')
  expect(html.endsWith('<ul><li>other</li></ul>')).toBe(true)
  expect(show([oliver], 'tr')).toContain('İngilizce (ana dili)')
})

test('without coaches the page stays unchanged', () => {
  expect(show([])).toBe(page)
  expect(showTeachers('<p>x</p>', { teachers: [oliver], language: 'tr' })).toBe('<p>x</p>')
})

test("inserts coaches' texts as plain text", () => {
  const html = show([{ ...oliver, name: '<b>O</b> "x"', summary: '</p><script>1</script>' }])
  expect(html).not.toMatch(/<b>|<script>/)
  expect(html).toContain('&lt;/p&gt;&lt;script&gt;')
  expect(html).toContain('aria-label="Portrait: &lt;b&gt;O&lt;/b&gt; &quot;x&quot;"')
})

test.each([
  ['/api/images/user_photos/01a1de2c-a5ef-7ce8-a733-2e99ae345fad.jpg?v=abc', true],
  ['https://elsewhere.example/me.jpg', false],
  ['//elsewhere.example/me.jpg', false],
  ['/images/x" onerror="alert(1)', false],
])('a photo at %s is shown: %s', (photo, isShown) => {
  expect(show([{ ...oliver, photo }]).includes('<img')).toBe(isShown)
})

test('cuts a long summary between words', () => {
  const html = show([{ ...oliver, summary: 'word '.repeat(100) }])
  expect(html).toMatch(/<p>(?:word )+word…<\/p>/)
})
