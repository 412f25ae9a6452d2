import { expect, it } from 'vitest'
import { shell } from '../../texts/en/shared/shell.ts'
import { breadcrumbs } from './breadcrumbs.ts'

const trail = (pathname: string) => breadcrumbs(pathname, shell.crumbs).map(({ label }) => label)

it('starts at Dashboard and names the pages on the way', () => {
  expect(breadcrumbs('/admin/level-tests', shell.crumbs)).toEqual([
    { label: 'Dashboard', to: '/admin', isLink: true },
    { label: 'Level Tests', to: '/admin/level-tests', isLink: false },
  ])
})

it('does not link the open page: the page after a payment needs more than its path', () => {
  const links = breadcrumbs('/learner/enrollment/success/', shell.crumbs).map(({ isLink }) => isLink)
  expect(links).toEqual([true, true, false])
  expect(breadcrumbs('/admin', shell.crumbs).at(-1)?.isLink).toBe(false)
})

it('links the list of the open record', () => {
  expect(breadcrumbs('/learner/resources/0190a3c4', shell.crumbs).at(-1)?.isLink).toBe(true)
})

it('shows a segment without a label as capitalised words', () => {
  expect(trail('/admin/courses/some-new-page')).toEqual(['Dashboard', 'Courses', 'Some New Page'])
})

it('does not link segments that contain edit or view', () => {
  const links = breadcrumbs('/admin/courses/modules/edit', shell.crumbs).map(({ isLink }) => isLink)
  expect(links).toEqual([true, true, true, false])
  expect(breadcrumbs('/admin/preview', shell.crumbs).at(-1)?.isLink).toBe(false)
})

it('skips segments that start with a digit or contain form or null', () => {
  expect(trail('/admin/level-tests/edit/7f3a')).toEqual(['Dashboard', 'Level Tests', 'Edit'])
  expect(trail('/admin/courses/some-form/1/null')).toEqual(['Dashboard', 'Courses'])
})

it('names an id of the path when its name is known, as a link', () => {
  const names = new Map([['0190a3c4', { name: 'Evenings' }]])
  expect(breadcrumbs('/coach/courses/0190a3c4/results', shell.crumbs, names).slice(1, 3)).toEqual([
    { label: 'Courses', to: '/coach/courses', isLink: true },
    { label: 'Evenings', to: '/coach/courses/0190a3c4', isLink: true },
  ])
})

it('names the course of a session, as a link to the course', () => {
  const to = '/coach/courses/0190a3c4/sessions'
  const names = new Map([['0190a3c4_20261024T1900', { name: 'Evenings', to }]])
  expect(breadcrumbs('/coach/session/0190a3c4_20261024T1900', shell.crumbs, names).slice(1)).toEqual([
    { label: 'Courses', to: '/coach/courses', isLink: true },
    { label: 'Evenings', to, isLink: true },
  ])
})

it('names my courses above the open one', () => {
  expect(breadcrumbs('/learner/course/0190a3c4', shell.crumbs).slice(1)).toEqual([
    { label: 'Courses', to: '/learner/courses', isLink: true },
  ])
})

it('names the list of a session in each area', () => {
  expect(breadcrumbs('/learner/session/0190a3c4', shell.crumbs).at(-1)?.to).toBe('/learner/calendar')
  expect(breadcrumbs('/coach/session/0190a3c4', shell.crumbs).at(-1)?.to).toBe('/coach/courses')
})

it('shows no crumb for an id that is none', () => {
  expect(trail('/learner/session/nope')).toEqual(['Dashboard', 'My Sessions'])
  expect(trail('/learner/enroll/nope')).toEqual(['Dashboard', 'Enroll'])
})

it('names the list of a course form, as a link', () => {
  expect(breadcrumbs('/admin/courses/courseform/1/null', shell.crumbs).slice(2)).toEqual([
    { label: 'Course List', to: '/admin/courses/courselist', isLink: true },
  ])
})

it('links past a skipped segment to the full path', () => {
  expect(breadcrumbs('/admin/courses/modules/12/view', shell.crumbs).at(-1)?.to).toBe(
    '/admin/courses/modules/12/view',
  )
})

it('links to the modules of the course type in the path', () => {
  const links = (pathname: string) => breadcrumbs(pathname, shell.crumbs).map(({ to }) => to)
  expect(links('/admin/courses/modules/0190a3c4/edit/0190b5d6')[2]).toBe(
    '/admin/courses/modules?courseTypeId=0190a3c4',
  )
  expect(links('/admin/courses/modules')[2]).toBe('/admin/courses/modules')
  expect(links('/coach/courses/0190a3c4/modules/0190b5d6')[2]).toBe('/coach/courses/0190a3c4/modules')
})

it("names the school’s settings apart from the user's own", () => {
  expect(breadcrumbs('/admin/settings', shell.crumbs).at(-1)?.label).toBe('School Settings')
  expect(breadcrumbs('/admin/account-settings', shell.crumbs).at(-1)?.label).toBe('Settings')
  expect(breadcrumbs('/learner/settings', shell.crumbs).at(-1)?.label).toBe('Settings')
})
