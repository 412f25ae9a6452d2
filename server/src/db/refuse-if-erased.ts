import type { ErrorCode } from '@sohbet/contract/errors'
import { missingAccount } from './constraint-errors.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * Runs a write about an account. When the account was erased meanwhile, its rows cannot be written any more: throws
 * `code` for the owner of the rows and NOT_SIGNED_IN for the caller.
 */
export async function refuseIfErased<Result>(work: () => Promise<Result>, code: ErrorCode = 'NOT_SIGNED_IN') {
  try {
    return await work()
  } catch (error) {
    const missing = missingAccount(error)
    if (!missing) throw error
    throw new AppError(missing === 'owner' ? code : 'NOT_SIGNED_IN', { cause: error })
  }
}
