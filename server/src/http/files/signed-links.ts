import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Signature } from '@sohbet/contract/signed'
import { AppError } from '../../errors/app-error.ts'

const goodForMinutes = 10

export type SignedLinks = ReturnType<typeof createSignedLinks>

/** Signed URLs of protected files, for clients that cannot send a Bearer header: a picture, a player, a new tab. */
export function createSignedLinks(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sohbet signed links', 32))
  const proof = (path: string, expires: number) =>
    createHmac('sha256', key).update(`${expires} ${path}`).digest('base64url')
  const isSigned = (path: string, { expires, signature }: Signature, now: Date): boolean =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(proof(path, expires))) &&
    expires * 1000 > now.getTime()
  const unsubscribeKey = Buffer.from(hkdfSync('sha256', secret, '', 'sohbet unsubscribe', 32))
  const unsubscribeProof = (userId: string) =>
    createHmac('sha256', unsubscribeKey).update(userId).digest('base64url')
  return {
    sign(path: string, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + goodForMinutes * 60
      return `${path}?expires=${expires}&signature=${proof(path, expires)}`
    },

    /**
     * For a film, which a player fetches in parts while it plays. Valid for two to four hours. The URL changes only every
     * two hours, so that a reloaded page does not start the film again.
     */
    signForHours(path: string, now: Date): string {
      const span = 2 * 3600
      const expires = (Math.floor(now.getTime() / 1000 / span) + 2) * span
      return `${path}?expires=${expires}&signature=${proof(path, expires)}`
    },

    /** Names a user in a link of a mail, for ever; only good for unsubscribing. */
    tokenOf: (userId: string): string =>
      `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${unsubscribeProof(userId)}`,

    userOf(token: string): string | undefined {
      const [name = '', given = ''] = token.split('.')
      const userId = Buffer.from(name, 'base64url')
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      const [ours, theirs] = [Buffer.from(unsubscribeProof(userId)), Buffer.from(given)]
      return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? userId : undefined
    },

    isSigned,

    refuseUnlessSigned(path: string, given: Signature, now: Date): void {
      if (!isSigned(path, given, now)) throw new AppError('LINK_EXPIRED')
    },
  }
}
