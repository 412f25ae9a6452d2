/** Asks a person at the terminal. */
export type Ask = (prompt: string, options?: { isSecret?: boolean | undefined }) => Promise<string>

const securePort = '465'

/** Makes the address of a mail server from its host, so that nobody must encode a password. */
export async function completeMailServer(typed: string, ask: Ask): Promise<string> {
  if (typed.includes('://')) return typed
  const [host = '', port = securePort] = typed.split(':')
  const user = (await ask('User of the mail server (Enter for none): ')).trim()
  const password = user && (await ask('Its password: ', { isSecret: true }))
  const login = user && `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  // At the other ports the connection becomes a secure one before the password is sent
  return port === securePort
    ? `smtps://${login}${host}:${port}`
    : `smtp://${login}${host}:${port}${user && '?requireTLS=true'}`
}
