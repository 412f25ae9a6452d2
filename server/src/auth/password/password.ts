import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoyHash: Promise<string> | undefined

/** Without a hash it does the same work and fails, so that the time does not reveal whether an account exists. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoyHash ??= hashPassword('an account that does not exist')
  // An unreadable hash fails, as a missing one does
  const matches = await verify(passwordHash ?? (await decoyHash), password).catch(() => false)
  return matches && Boolean(passwordHash)
}
