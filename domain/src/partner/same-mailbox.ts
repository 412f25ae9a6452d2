const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/** Mail to ayse+course@ arrives at ayse@; Gmail also ignores dots. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = name.replace(/\+.*$/, '')
  return withoutDots.has(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)
