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
  const bundle = bundleOf({ [app('ui/a.ts')]: [layout, login], [app('ui/b.ts')]: [layout, home] })
  expect(areasOf(app('ui/a.ts'), bundle)).toEqual(['every-page'])
  expect(areasOf(app('ui/b.ts'), bundle)).toEqual(['frame'])
})

it('gives a part of the product its own file', () => {
  const bundle = bundleOf({ [app('parts/video/player.tsx')]: [home, users] })
  expect(areasOf(app('parts/video/player.tsx'), bundle)).toEqual(['parts', 'lessons'])
})
