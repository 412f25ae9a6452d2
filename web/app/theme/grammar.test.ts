// oxlint-disable-next-line no-restricted-imports -- the test reads the sources
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// docs/design.md has the grammar; this keeps the code to it
const app = `${import.meta.dirname}/..`
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !path.includes('.test.'),
)
const textOf = new Map(
  files
    .filter((path) => /\.(?:tsx|css)$/.test(path))
    .map((path) => [path, readFileSync(`${app}/${path}`, 'utf8')]),
)
const filesWith = (pattern: RegExp, { ending = '' } = {}) =>
  [...textOf]
    .filter(([path, text]) => path.endsWith(ending) && pattern.test(text))
    .map(([path]) => path)
    .toSorted()

it.each([
  ['Tabs', ['ui/tabs/tabs.tsx']],
  ['Switch', ['ui/form/switch.tsx']],
  ['SegmentedControl', []],
])('only one part uses the %s of Mantine', (component, parts) => {
  expect(filesWith(new RegExp(`import '@mantine/core/styles/${component}\\.css'`))).toEqual(parts)
  const imported = new RegExp(`import \\{[^}]*(?<![\\w.])${component}(?!\\w)[^}]*\\} from '@mantine/core'`)
  expect(filesWith(imported)).toEqual(parts)
})

it('a file that uses a part of Mantine loads its style sheet', () => {
  const sheets = `${import.meta.dirname}/../../../node_modules/@mantine/core/styles`
  const known = new Set(readdirSync(sheets).map((name) => name.replace('.css', '')))
  // Every signed-in page has those of the theme and of the states
  for (const path of ['theme/register-styles.ts', 'ui/feedback/states.tsx'])
    for (const [, name = ''] of readFileSync(`${app}/${path}`, 'utf8').matchAll(/styles\/(\w+)\.css/g))
      known.delete(name)
  const missing = [...textOf].flatMap(([path, text]) => {
    const used = /import \{([^}]*)\} from '@mantine\/core'/.exec(text)?.[1]?.split(',') ?? []
    return used
      .map((name) => name.trim())
      .filter((name) => known.has(name) && !text.includes(`styles/${name}.css`))
      .map((name) => `${path} ${name}`)
  })
  expect(missing).toEqual([])
})

it('recordings and videos have our own controls', () => {
  // A story and a hello of the public pages load no code of ours for their controls
  const ofBrowser = ['public/islands/story-list.tsx', 'public/pages/coach-page.tsx']
  expect(filesWith(/<(?:audio|video)\b/)).toEqual([
    'parts/listening/recording.tsx',
    'parts/listening/small-recording.tsx',
    'parts/video/video-file.tsx',
    ...ofBrowser,
  ])
  expect(filesWith(/<(?:audio|video)\b[^>]*\scontrols\b/)).toEqual(ofBrowser)
})

it('no signed-in screen colours the boxes of the browser, which theme/inputs.css draws', () => {
  const coloured = filesWith(/(?:input|\.mark|\.tick)[^{}]*\{[^}]*accent-color/, { ending: '.css' })
  expect(coloured.filter((path) => !path.startsWith('public/'))).toEqual([])
})

it('titles of signed-in pages have the three sizes of tokens.css', () => {
  expect(filesWith(/<Title order=\{1\}[^>]*\b(?:fz|size)=/)).toEqual([])
  const fluid = filesWith(/(?:font|font-size):[^;]*clamp\([^;]*vw/, { ending: '.css' })
  expect(fluid.filter((path) => !path.startsWith('public/'))).toEqual([])
})

it.each(['action', 'red'] as const)('%s is rationed: each file that uses it is listed', (token) => {
  const inside = filesWith(new RegExp(`var\\(--${token}\\)`)).filter((path) => !path.startsWith('public/'))
  expect(inside).toEqual(Object.values(filesOf[token]).flat().toSorted())
})

const filesOf = {
  /** The one action, where one is, and the brand. The school can change its colour. */
  action: {
    action: ['parts/video/video-poster.module.css', 'shell/error-dialog.module.css'],
    here: [
      'admin/opening/opening.module.css',
      'learner/course/module-line.module.css',
      'learner/dashboard/week-strip.module.css',
      'learner/course/module/journey.module.css',
      'learner/course/quiz/result/still-to-do.module.css',
      'learner/enroll/steps/step-line.module.css',
      'level-test/screens/result-screen.module.css',
      'parts/progress/progress.module.css',
      'parts/stage/bus-line.module.css',
      'parts/video/video-controls.module.css',
      'shell/home/line-map.module.css',
      'ui/feedback/route-line.tsx',
    ],
    /** Also the bus, and drawings of a page with its button. */
    brand: [
      'parts/school/brand-mark.tsx',
      'parts/stage/bus-line.tsx',
      'admin/settings/brand/brand.module.css',
      'admin/settings/school-settings.module.css',
    ],
  },
  red: {
    /** What is wrong, or destroys something. */
    wrong: [
      'account/account.module.css',
      'admin/courses/courses.module.css',
      'admin/enrollments/enrollment-table.module.css',
      'admin/level-tests/health/health-plot.module.css',
      'admin/modules/modules.module.css',
      'admin/system/system.module.css',
      'admin/telegram-groups/telegram-groups.module.css',
      'admin/users/user-states.module.css',
      'auth/auth-page.module.css',
      'auth/unauthorized/attempt-details.module.css',
      'coach/listen/listen.module.css',
      'learner/courses/courses.module.css',
      'learner/enroll/callout.tsx',
      'learner/enroll/enroll.module.css',
      'level-test/screens/question/question-timer.module.css',
      'level-test/screens/start/info-screen.module.css',
      'parts/coach-away/away.module.css',
      'parts/level-test/listening-stage.tsx',
      'parts/listening/recording.tsx',
      'parts/live-sessions/staff/staff-live-sessions.module.css',
      'parts/messages/thread/message.module.css',
      'parts/messages/threads.module.css',
      'ui/data-table/table-overlays.module.css',
      'ui/data-table/table-overlays.tsx',
      'ui/data-table/table-rows.module.css',
      'ui/feedback/status-badge.module.css',
      'ui/form/fault-count.module.css',
      'ui/form/save-bar.module.css',
    ],
  },
}
