import type { ThreadInList } from '@sohbet/contract/messaging/threads'
import IconMail from '#icons/IconMail'
import IconUser from '#icons/IconUser'
import { UserAvatar } from '../user/user-avatar.tsx'
import styles from './threads.module.css'

/** The other side of the conversation. Decorative: the name is always beside it. */
export function ThreadAvatar({ with: other, size = 44 }: Pick<ThreadInList, 'with'> & { size?: number }) {
  if (other.userId && other.name)
    return <UserAvatar userId={other.userId} username={other.name} size={size} />
  const Icon = other.role === 'visitor' ? IconMail : IconUser
  return (
    <span
      className={styles.mark}
      data-school={other.role === 'school' || undefined}
      style={{ width: size, height: size }}
      aria-hidden
    >
      {other.role === 'school' ? 'S' : <Icon size={size * 0.5} />}
    </span>
  )
}
