import { say } from '@sohbet/contract/field-messages'
import { AppError } from '../../errors/app-error.ts'

let leaked: Promise<Set<string>> | undefined

/**
 * The contract knows the few hundred that everyone tries first, so that the form says so at once. These are those of
 * six letters and more that were found most often among passwords made public, over 40,000: too many for a phone,
 * and read when first asked for.
 */
export async function refuseLeakedPassword(
  password: string,
  { field }: { field: 'password' | 'newPassword' },
): Promise<void> {
  leaked ??= readLeaked()
  if (!(await leaked).has(password.toLowerCase())) return
  const message = say('This password is too common, please choose another')
  throw new AppError('INVALID_INPUT', { issues: [{ code: 'custom', path: [field], message }] })
}

async function readLeaked() {
  try {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    return new Set(dictionary['passwords-common'])
  } catch (error) {
    leaked = undefined // the next one tries again
    throw error
  }
}
