import { say } from '@sohbet/contract/say'
import { AppError } from '../../errors/app-error.ts'

let leaked: Promise<Set<string>> | undefined

/**
 * Refuses the most frequent leaked passwords of six characters or more, over 40,000: too many for a phone, so
 * only the server has them. The contract refuses the few hundred most common ones in the form. The list is read
 * on first use.
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
    leaked = undefined // the next call retries
    throw error
  }
}
