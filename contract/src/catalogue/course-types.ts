import { isAtLeast, levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from './say.ts'
import { id, noId, oneLine, requiredText, revision, seenRevision } from '../fields.ts'

/** A form sends an empty field when no level is chosen. */
const level = z.union([z.literal('').transform(() => null), z.enum(levels)]).nullish()

export const typeNameLength = 120

/** The fields of the course type form. */
export const courseTypeFields = z
  .object({
    name: requiredText(typeNameLength, say('Name is required'))
      .min(3, say('Course Type Name must be at least 3 characters'))
      .pipe(oneLine(typeNameLength)),
    description: requiredText(2000, say('Description is required')),
    isActive: z.boolean(say('Status is required')),
    /** The levels that it is for, both included; null is no limit. Without the field an update changes nothing. */
    fromLevel: level,
    toLevel: level,
    revision: seenRevision,
  })
  .refine(({ fromLevel, toLevel }) => !fromLevel || !toLevel || isAtLeast(toLevel, fromLevel), {
    path: ['toLevel'],
    error: say('The last level must not be below the first'),
  })
export type CourseTypeFields = z.output<typeof courseTypeFields>
export type CourseTypeFormValues = z.input<typeof courseTypeFields>

export const courseType = z.object({
  id,
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  fromLevel: z.enum(levels).nullable(),
  toLevel: z.enum(levels).nullable(),
  moduleCount: z.number().int(),
  courseCount: z.number().int(),
  revision,
})
export type CourseType = z.infer<typeof courseType>

export const listCourseTypes = endpoint({
  method: 'GET',
  path: '/courses/types',
  summary: 'List all course types by name',
  access: only('admin'),
  reply: z.array(courseType),
})

export const createCourseType = endpoint({
  method: 'POST',
  path: '/courses/types',
  summary: 'Create a course type',
  access: only('admin'),
  status: 201,
  body: courseTypeFields.safeExtend({ id: noId }),
  reply: courseType,
})

export const updateCourseType = endpoint({
  method: 'PUT',
  path: '/courses/types/:id',
  summary: 'Change a course type, or activate or deactivate it',
  access: only('admin'),
  params: z.object({ id }),
  body: courseTypeFields,
  reply: courseType,
})

export const copyCourseType = endpoint({
  method: 'POST',
  path: '/courses/types/:id/copy',
  summary: 'Copy a course type with its modules and quizzes, without courses; the copy is passive',
  access: only('admin'),
  status: 201,
  params: z.object({ id }),
  reply: courseType,
})
