import '@mantine/core/styles/Avatar.css'
import { Avatar } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePhotoAddress } from './photo-address.ts'
import styles from './user-avatar.module.css'

const lines = ['--ink', '--cool', '--green', '--orange', '--purple', '--pink'] as const

/** A stable colour per user. */
function lineOf(userId: string): string {
  const sum = Array.from(userId, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, code) => total + code,
    0,
  )
  return lines[sum % lines.length] ?? lines[0]
}

/** "ayse.demir" and "Ayşe Demir" are both AD. */
export function initialsOf(username: string): string {
  const words = username.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0]?.[0], words.at(-1)?.[0]] : [words[0]?.[0], words[0]?.[1]]
  return letters.join('').toLocaleUpperCase('tr')
}

type Props = {
  userId: string
  username: string
  size?: number
  /** Another photo than the one in the user's profile. */
  photo?: string | null
  /** Shown without a photo, instead of the initials. */
  placeholder?: ReactNode
}

/** The uploaded photo, or initials. Decorative: the name is always beside it. */
export const UserAvatar = ({ userId, username, size = 72, photo, placeholder }: Props) => (
  <Avatar
    src={usePhotoAddress(userId, photo)}
    alt=""
    size={size}
    radius="50%"
    aria-hidden
    classNames={{ root: styles.root, placeholder: styles.placeholder }}
    style={{ borderColor: `var(${lineOf(userId)})`, borderWidth: Math.max(3, size / 14) }}
  >
    {placeholder ?? <span style={{ fontSize: size * 0.34 }}>{initialsOf(username)}</span>}
  </Avatar>
)
