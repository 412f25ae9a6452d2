import { isTaken } from '../db/constraint-errors.ts'
import { AppError } from '../errors/app-error.ts'

/** The unique index decides, so two at once cannot both have the name. */
export function refuseTakenName(error: unknown): never {
  if (isTaken(error, 'course_types_name')) throw new AppError('COURSE_TYPE_TAKEN', { cause: error })
  throw error
}
