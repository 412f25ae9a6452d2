import { login, type Session } from '@sohbet/contract/people/auth'
import { roles } from '@sohbet/domain/account/role'
import { get, update } from 'idb-keyval'
import { z } from 'zod'

const cryptoKeyName = 'sohbet-session-key'

/** Plain http on a LAN address has no WebCrypto: the session then stays in memory. */
export const canStoreSession = (): boolean => globalThis.crypto?.subtle !== undefined

let openedKey: CryptoKey | undefined

/** The key cannot be exported from the browser. Undefined when IndexedDB is not available. */
async function cryptoKey(): Promise<CryptoKey | undefined> {
  try {
    // Once loaded, the key serves this page even if IndexedDB fails later
    openedKey ??= (await get<CryptoKey>(cryptoKeyName)) ?? (await makeKey())
    return openedKey
  } catch {
    // Some private windows refuse it, and a busy disk may fail
    return undefined
  }
}

async function makeKey(): Promise<CryptoKey | undefined> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // Two tabs may create a key at once: the first one counts for both
  await update<CryptoKey>(cryptoKeyName, (current) => current ?? fresh)
  return get<CryptoKey>(cryptoKeyName)
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The text for local storage, or undefined when this browser stores no key. */
export async function encryptSession(session: Session): Promise<string | undefined> {
  const key = canStoreSession() ? await cryptoKey() : undefined
  if (!key) return undefined
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(session))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`
}

/**
 * Result of decrypting the stored text. `locked`: the key is unavailable now and may come back. `damaged`:
 * broken, foreign or outdated. `unknown-role`: the product has no area for this role.
 */
type DecryptedSession =
  | { state: 'open'; session: Session }
  | { state: 'locked' }
  | { state: 'damaged' }
  | { state: 'unknown-role' }

const someRole = z.object({ user: z.object({ role: z.string() }) })
const known: readonly string[] = roles

function read(content: unknown): DecryptedSession {
  const { data: session } = login.reply.safeParse(content)
  if (session) return { state: 'open', session }
  const { data: other } = someRole.safeParse(content)
  return { state: other && !known.includes(other.user.role) ? 'unknown-role' : 'damaged' }
}

async function openWith(key: CryptoKey | undefined, iv: string, sealed: string): Promise<DecryptedSession> {
  if (!key) return { state: 'locked' }
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed))
    return read(JSON.parse(new TextDecoder().decode(plain)))
  } catch {
    return { state: 'damaged' }
  }
}

export async function decryptSession(text: string): Promise<DecryptedSession> {
  const [iv, sealed] = text.split('.')
  if (!canStoreSession() || !iv || !sealed) return { state: 'damaged' }
  const remembered = openedKey
  const found = await openWith(await cryptoKey(), iv, sealed)
  if (found.state !== 'damaged' || !remembered) return found
  // The browser may have cleared our key, and another tab made a new one
  openedKey = undefined
  return openWith(await cryptoKey(), iv, sealed)
}
