import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTracks } from '../demo/catalogue/tracks.ts'
import { builtSite, leaksIn } from '../testing/site-leaks.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'

const questions = demoTracks.flatMap(({ lessons }) => lessons).flatMap(({ quiz }) => quiz)
const texts = questions.flatMap(({ content, explanation, heard = [] }) => [
  content,
  explanation,
  ...heard.map(({ says }) => says),
])
const secrets = {
  texts: [...new Set(texts)],
  /** A question with its answer in a script, minified or not; an empty form has an empty one. */
  key: /correct_?answer["']?\s*[:=]\s*["'`][^"'`]+["'`]/gi,
}

test('the built site contains no question of a quiz, no spoken line and no key', () => {
  expect(questions.length).toBeGreaterThan(200)
  // The label of the form's field, in both languages
  const isLabel =
    /^assets\/(?:en|tr)-admin-texts-[\w-]+\.js: correctAnswer:[`"'](?:Correct answer|Doğru cevap)[`"']$/
  // Clips teach phrases that a quiz asks about later
  const isTaught = /^videos\/lessons\/[\w-]+\.(?:en|tr)\.vtt: /
  const isHarmless = (leak: string) => isLabel.test(leak) || isTaught.test(leak)
  expect(leaksIn(builtSite, secrets).filter((leak) => !isHarmless(leak))).toEqual([])
}, 60_000)

test('the check finds a leaking site', async () => {
  const site = tempFolder()
  await mkdir(join(site, 'assets'))
  const [first] = questions
  const planted = {
    'assets/a.js': `const q=[{content:${JSON.stringify(first?.content)}}]`,
    'assets/b.js': `why(\`${first?.explanation}\`)`,
    'assets/c.js': 'y({id:1,correctAnswer:`are`})',
    'assets/d.json': '{"correct_answer": "B"}',
    'fine.js': 'form({correctAnswer:value,correctAnswerCount:3});empty({correctAnswer:""})',
  }
  for (const [name, content] of Object.entries(planted)) await writeFile(join(site, name), content)
  const found = leaksIn(site, secrets).map((leak) => leak.split(':')[0])
  expect(new Set(found)).toEqual(new Set(Object.keys(planted).filter((name) => name !== 'fine.js')))
})
