import { expect, it } from 'vitest'
import { areasOf } from './chunks.ts'

const app = (path: string) => `/srv/web/app/${path}`

/** A bundle in which each key is imported by the modules of its list. */
const bundleOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [], dynamicImporters: [] }),
})
const layout = app('learner/learner-layout.tsx')
const home = app('learner/learner-home-page.tsx')
const users = app('admin/users/users-page.tsx')
const login = app('auth/login/login-page.tsx')

it('puts a module of one area into the file of that area, also when it is imported through others', () => {
  const bundle = bundleOf({ [app('ui/a.ts')]: [app('ui/b.ts')], [app('ui/b.ts')]: [home] })
  expect(areasOf(app('ui/a.ts'), bundle)).toEqual(['learner'])
})

it('keeps what log-in and the frame need apart from what only signed-in pages need', () => {
  const coach = app('coach/coach-layout.tsx')
  const bundle = bundleOf({
    [app('ui/a.ts')]: [layout, login],
    [app('ui/b.ts')]: [layout, coach],
    [app('ui/c.ts')]: [layout, home],
  })
  expect(areasOf(app('ui/a.ts'), bundle)).toEqual(['every-page'])
  expect(areasOf(app('ui/b.ts'), bundle)).toEqual(['frame'])
  expect(areasOf(app('ui/c.ts'), bundle)).toEqual(['frame'])
})

it('gives what only the screens behind the first views share a file of its own', () => {
  const enroll = app('learner/enroll/enroll-page.tsx')
  const bundle = bundleOf({
    [app('ui/a.ts')]: [home, users],
    [app('ui/b.ts')]: [enroll, users],
    [app('parts/messages/c.tsx')]: [enroll, users],
    [app('learner/d.tsx')]: [enroll],
  })
  expect(areasOf(app('ui/a.ts'), bundle)).toEqual(['screens'])
  expect(areasOf(app('ui/b.ts'), bundle)).toEqual(['more'])
  expect(areasOf(app('parts/messages/c.tsx'), bundle)).toEqual(['parts', 'messages'])
  expect(areasOf(app('learner/d.tsx'), bundle)).toEqual(['learner', 'rest'])
})
