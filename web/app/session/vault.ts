import { login, type Session } from '@sohbet/contract/auth'
import { get, update } from 'idb-keyval'

const cryptoKeyName = 'sohbet-session-key'

/** Plain http on a LAN address has no WebCrypto: the session then lives in memory only. */
export const canKeepSession = (): boolean => globalThis.crypto?.subtle !== undefined

/** The key never leaves the browser: it cannot be exported, only used. */
async function cryptoKey(): Promise<CryptoKey | undefined> {
  const existing = await get<CryptoKey>(cryptoKeyName)
  if (existing) return existing
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // Two tabs may be here at once: the first one's key counts for both
  await update<CryptoKey>(cryptoKeyName, (current) => current ?? fresh)
  return get<CryptoKey>(cryptoKeyName)
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The text to put into local storage, or nothing where this browser keeps no key. */
export async function seal(session: Session): Promise<string | undefined> {
  if (!canKeepSession()) return undefined
  try {
    const key = await cryptoKey()
    if (!key) return undefined
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify(session))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
    return `${toText(iv)}.${toText(new Uint8Array(sealed))}`
  } catch {
    // IndexedDB is refused in some private windows
    return undefined
  }
}

/** The session inside a sealed text; a damaged, foreign or outdated one is nothing. */
export async function unseal(text: string): Promise<Session | null> {
  const [iv, sealed] = text.split('.')
  if (!canKeepSession() || !iv || !sealed) return null
  try {
    const key = await cryptoKey()
    if (!key) return null
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed))
    return login.reply.safeParse(JSON.parse(new TextDecoder().decode(plain))).data ?? null
  } catch {
    return null
  }
}
