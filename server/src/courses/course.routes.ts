import { getCourseDashboard } from '@sohbet/contract/catalogue/course-dashboard'
import { openSecondGroup as secondGroup } from '@sohbet/contract/selling/waiting-list'
import * as contract from '@sohbet/contract/catalogue/courses'
import type { Bind } from '../context/context.ts'
import { copyCourse } from './copy-course.ts'
import { readCourseDashboard } from './course-dashboard.reads.ts'
import { readCoursesPage } from './course-page.reads.ts'
import { createCourse } from './create-course.ts'
import { findCoachConflicts } from './find-coach-conflicts.ts'
import { openSecondGroup } from './open-second-group.ts'
import { previewCourseChange } from './preview-course-change.ts'
import { showCourse } from './show-course.ts'
import { toggleCourseActive, toggleCourseEnrollment } from './toggle-course.ts'
import { updateCourse } from './update-course.ts'

export function courseRoutes(bind: Bind) {
  bind(contract.listCourses, ({ db, now }, { query }) => readCoursesPage(db, { ...query, now }))
  bind(getCourseDashboard, ({ db, now }) => readCourseDashboard(db, now))
  bind(contract.getCourse, (ctx, { params }) => showCourse(ctx, params.id))
  bind(contract.createCourse, (ctx, { body }) => createCourse(ctx, body))
  bind(contract.updateCourse, (ctx, { params, body }) => updateCourse(ctx, { id: params.id, fields: body }))
  bind(contract.previewCourseChange, (ctx, { params, body }) =>
    previewCourseChange(ctx, { id: params.id, fields: body }),
  )
  bind(contract.toggleCourseActive, (ctx, { params, body }) =>
    toggleCourseActive(ctx, { id: params.id, expected: body?.expected }),
  )
  bind(contract.toggleCourseEnrollment, (ctx, { params, body }) =>
    toggleCourseEnrollment(ctx, { id: params.id, expected: body?.expected }),
  )
  bind(contract.copyCourse, (ctx, { params }) => copyCourse(ctx, params))
  bind(secondGroup, (ctx, { params, body }) => openSecondGroup(ctx, { ...params, ...body }))
  bind(contract.findCoachConflicts, ({ db }, { body }) => findCoachConflicts(db, body))
}
