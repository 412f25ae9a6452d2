import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = dirname(fileURLToPath(import.meta.url))

/** A room imports only rooms listed before it. docs/architecture.md explains the levels. */
const levels = {
  tools: ['errors', 'async', 'csv', 'pdf', 'emails', 'config', 'config.ts'],
  platform: ['db', 'adapters', 'http', 'jobs', 'backup', 'media', 'live', 'context'],
  school: [
    'change-log',
    'security-log',
    'settings',
    'site',
    'mail-texts',
    'figures',
    'notifications',
    'system',
    'campaign-mails',
    'partners',
    'dev',
  ],
  people: ['auth', 'coaches', 'coach-profile', 'users'],
  catalogue: [
    'images',
    'course-types',
    'modules',
    'quizzes',
    'module-words',
    'speaking-tasks',
    'resources',
    'level-tests',
  ],
  selling: [
    'credits',
    'packs',
    'pay',
    'campaigns',
    'receipts',
    'enrollments',
    'departures',
    'payments',
    'cancellations',
    'people-import',
    'telegram-groups',
  ],
  learning: [
    'cards',
    'level-test-attempts',
    'live-sessions',
    'lessons',
    'coach-away',
    'guests',
    'progress',
    'quiz-attempts',
    'certificates',
    'review',
    'habit',
    'player',
    'speaking',
    'courses',
    'calendar',
    'replacements',
  ],
  messaging: ['messages', 'contact', 'announcements', 'reminders'],
  overviews: ['coach-courses', 'learner-dashboard', 'dashboards', 'statistics', 'search', 'media-library'],
  together: ['composition', 'demo', 'opening'],
  programs: ['features.ts', 'app.ts', 'main.ts', 'setup', 'cli'],
}
const rooms = Object.values(levels).flat()
const features = new Set(rooms.slice(rooms.indexOf('context'), rooms.indexOf('composition')))

const isTest = (file: string) => /^(?:testing|attack|faults)\/|\.(?:test|proof)\.ts$/.test(file)
const roomOf = (file: string) => file.split('/')[0] ?? file
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !isTest(file))

type Import = { from: string; to: string; isType: boolean }

const importStatement = /^(?:import|export)( type)?\b[^'"]*?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

const imports = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(importStatement)].map(
    ([, type, target = '', loaded]): Import => ({
      from,
      to: posix.join(posix.dirname(from), loaded ?? target),
      isType: type !== undefined,
    }),
  ),
)

/** The imports that a rule forbids, as lines that name both files. */
const broken = (isForbidden: (one: Import) => boolean) =>
  imports.filter(isForbidden).map(({ from, to }) => `${from} imports ${to}`)

describe('the rooms of the server', () => {
  test('are all in the list', () => {
    expect([...new Set(files.map(roomOf))].toSorted()).toEqual(rooms.toSorted())
  })

  test('are in docs/architecture.md at the same level', () => {
    const page = readFileSync(join(root, '../../docs/architecture.md'), 'utf8')
    const listed = Object.keys(levels).map((level) => {
      const [, cell = ''] = new RegExp(`^\\| ${level} \\| ([^|]*)`, 'm').exec(page) ?? []
      return [level, cell.trim().replaceAll('`', '').split(' ')]
    })
    expect(Object.fromEntries(listed)).toEqual(levels)
  })

  test('import only rooms listed before them', () => {
    const place = (file: string) => rooms.indexOf(roomOf(file))
    expect(broken(({ from, to, isType }) => !isType && place(to) > place(from))).toEqual([])
  })

  test('db/ and http/ import no feature, not even its types', () => {
    expect(
      broken(({ from, to }) => ['db', 'http'].includes(roomOf(from)) && features.has(roomOf(to))),
    ).toEqual([])
  })

  test('nothing but the programs imports app.ts, main.ts, composition/ or demo/', () => {
    const above = new Set([...levels.together, ...levels.programs])
    expect(broken(({ from, to }) => above.has(roomOf(to)) && !above.has(roomOf(from)))).toEqual([])
  })
})
