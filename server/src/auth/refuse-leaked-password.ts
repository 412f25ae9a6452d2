import { AppError } from '../http/app-error.ts'

let leaked: Promise<Set<string>> | undefined

/**
 * The contract knows the few hundred that everyone tries first, so that the form says so at once. These are the
 * 40,000 that were found most often among passwords made public; too many for a phone, and read when first asked for.
 */
export async function refuseLeakedPassword(password: string): Promise<void> {
  leaked ??= readLeaked()
  if ((await leaked).has(password.toLowerCase())) throw new AppError('COMMON_PASSWORD')
}

async function readLeaked() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
