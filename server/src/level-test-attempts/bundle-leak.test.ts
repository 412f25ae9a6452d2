import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listeningQuestions } from '../demo/level-test/listening-questions.ts'
import { quickTestQuestions } from '../demo/level-test/quick-test-questions.ts'
import { textQuestions } from '../demo/level-test/text-questions.ts'
import { builtSite, leaksIn } from '../testing/site-leaks.ts'
import { tempFolder } from '../testing/files/temp-folder.ts'

/** Texts that only the server may know: the questions, and the spoken lines of recordings. */
const texts = [
  ...quickTestQuestions.map(({ text }) => text),
  ...textQuestions.map(({ text }) => text),
  ...listeningQuestions.flatMap(({ text, lines }) => [text, ...lines.map(({ says }) => says)]),
]

/** A question with its answer in a script, minified or not. */
const keyOfQuestion = /correct_?option(?:_?id)?["']?\s*[:=]\s*["'`][A-D]["'`]/gi

const secrets = { texts, key: keyOfQuestion }

test('the built site contains no question of the test and no key', () => {
  const files = readdirSync(builtSite, { recursive: true })
  expect(files.filter((name) => String(name).endsWith('.js')).length, 'run npm run build').toBeGreaterThan(50)
  // The empty form of a new question marks its first option
  const isNewForm = /^assets\/edit-level-test-page-[\w-]+\.js: correctOptionId:[`"']A[`"']$/
  expect(leaksIn(builtSite, secrets).filter((leak) => !isNewForm.test(leak))).toEqual([])
})

test('the check finds a leaking site', async () => {
  const site = tempFolder()
  await mkdir(join(site, 'assets'))
  const withApostrophe = texts.find((secret) => secret.includes('’')) ?? ''
  const planted = {
    'assets/a.js': `const q=[{text:"${texts[0]}",k:2}]`,
    'assets/b.js': `x("${withApostrophe.replaceAll('’', String.raw`\u2019`)}")`,
    'assets/c.js': 'y({id:1,correctOptionId:`C`})',
    'assets/d.js': '{"correct_option_id": "D"}',
    'assets/e.js.map': '{}',
    'a.mp3': `ID3\0\0${listeningQuestions[0]?.lines[0]?.says}`,
    'fine.js': 'form({correctOptionId:value,points:3})',
  }
  for (const [name, content] of Object.entries(planted)) await writeFile(join(site, name), content)
  expect(leaksIn(site, secrets).map((leak) => leak.split(':')[0])).toEqual(
    expect.arrayContaining(Object.keys(planted).filter((name) => name !== 'fine.js')),
  )
  expect(leaksIn(site, secrets)).toHaveLength(6)
})
