import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../field-messages.ts'
import { id, noId, oneLine, requiredText } from '../fields.ts'

const backOffice = { access: only('admin') }

/** The fields of the course type form. */
export const courseTypeFields = z.object({
  name: requiredText(120, say('Name is required'))
    .min(3, say('Course Type Name must be at least 3 characters'))
    .pipe(oneLine(120)),
  description: requiredText(2000, say('Description is required')),
  isActive: z.boolean(say('Status is required')),
})
export type CourseTypeFields = z.infer<typeof courseTypeFields>

export const courseType = z.object({
  id,
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  moduleCount: z.number().int(),
  courseCount: z.number().int(),
})
export type CourseType = z.infer<typeof courseType>

export const listCourseTypes = endpoint({
  method: 'GET',
  path: '/courses/types',
  summary: 'List all course types by name',
  ...backOffice,
  reply: z.array(courseType),
})

export const createCourseType = endpoint({
  method: 'POST',
  path: '/courses/types',
  summary: 'Create a course type',
  ...backOffice,
  status: 201,
  body: courseTypeFields.extend({ id: noId }),
  reply: courseType,
})

export const updateCourseType = endpoint({
  method: 'PUT',
  path: '/courses/types/:id',
  summary: 'Change a course type, or activate or deactivate it',
  ...backOffice,
  params: z.object({ id }),
  body: courseTypeFields,
  reply: courseType,
})
