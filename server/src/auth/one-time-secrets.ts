import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { verification } from '@sohbet/domain/account/rules'

export type OneTimeSecrets = ReturnType<typeof createOneTimeSecrets>

/** Codes and tokens sent by mail. Only keyed digests are stored, so a leaked table cannot be guessed offline. */
export function createOneTimeSecrets(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sohbet one-time secrets', 32))
  return {
    newCode: (): string => String(randomInt(10 ** verification.digits)).padStart(verification.digits, '0'),
    newToken: (): string => randomBytes(32).toString('base64url'),
    digest: (text: string): string => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
