import { expect, it } from 'vitest'
import { moduleRoute } from './module-mode.ts'

const courseTypeId = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'
const moduleId = '01a1de2c-b000-7ce8-a733-2e99ae345fad'

it.each([
  ['view', 'view'],
  ['0', 'view'],
  ['edit', 'edit'],
  ['2', 'edit'],
])('accepts the mode %s', (modeParam, mode) => {
  expect(moduleRoute({ courseTypeId, modeParam, moduleId })).toEqual({ mode, courseTypeId, moduleId })
})

it.each(['create', '1'])('accepts the mode %s with the id null or none', (modeParam) => {
  for (const id of ['null', undefined])
    expect(moduleRoute({ courseTypeId, modeParam, ...(id && { moduleId: id }) })).toEqual({
      mode: 'create',
      courseTypeId,
    })
})

it.each([
  { courseTypeId, modeParam: '3', moduleId },
  { courseTypeId, modeParam: '-1', moduleId },
  { courseTypeId, modeParam: '1.0', moduleId },
  { courseTypeId, modeParam: 'View', moduleId },
  { courseTypeId, modeParam: '', moduleId },
  { courseTypeId },
  { courseTypeId: 'null', modeParam: 'create', moduleId: 'null' },
  { modeParam: 'create', moduleId: 'null' },
  { courseTypeId, modeParam: 'view', moduleId: 'null' },
  { courseTypeId, modeParam: '2' },
])('refuses %j', (params) => {
  expect(moduleRoute(params)).toBeUndefined()
})
