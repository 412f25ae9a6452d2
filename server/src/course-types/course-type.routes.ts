import * as contract from '@sohbet/contract/catalogue/course-types'
import type { Bind } from '../context/context.ts'
import { readCourseTypes } from './course-type.reads.ts'
import { createCourseType } from './create-course-type.ts'
import { updateCourseType } from './update-course-type.ts'

export function courseTypeRoutes(bind: Bind) {
  bind(contract.listCourseTypes, ({ db }) => readCourseTypes(db))
  bind(contract.createCourseType, (ctx, { body: { id: _none, ...fields } }) => createCourseType(ctx, fields))
  bind(contract.updateCourseType, (ctx, { params, body }) =>
    updateCourseType(ctx, { id: params.id, fields: body }),
  )
}
