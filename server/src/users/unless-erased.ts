import type { ErrorCode } from '@sohbet/contract/errors'
import { namesNobody } from '../db/unique.ts'
import { AppError } from '../errors/app-error.ts'

/** An account may be erased while a call about it is on its way: there is nobody left to write it down for. */
export async function unlessErased<Result>(work: () => Promise<Result>, code: ErrorCode = 'NOT_SIGNED_IN') {
  try {
    return await work()
  } catch (error) {
    const nobody = namesNobody(error)
    if (!nobody) throw error
    throw new AppError(nobody === 'owner' ? code : 'NOT_SIGNED_IN', { cause: error })
  }
}
