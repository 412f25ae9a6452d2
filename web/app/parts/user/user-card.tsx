import '@mantine/core/styles/DataList.css'
import { DataList } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import type { LearnerProgress, User, UserForAdmin } from '@sohbet/contract/people/users'
import { learnerProgress, progressColour } from '@sohbet/domain/course/progress'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime, formatNumber, formatPercent } from '../../ui/format.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { UserAvatar } from './user-avatar.tsx'
import styles from './user-card.module.css'

/** An account as its owner or an admin gets it: the admin's fields may be missing. */
export type CardUser = User &
  Partial<Omit<UserForAdmin, keyof User>> & { progress?: LearnerProgress | undefined }

type Props = {
  user: CardUser
  /** Role of the viewer: only admins see the log-in fields. */
  viewerRole: Role
  /** The level of the heading, 3 by default. */
  titleOrder?: 2 | 3
  /** More badges beside the role. */
  badges?: ReactNode
  children?: ReactNode
}

export function UserCard({ user, viewerRole, titleOrder = 3, badges, children }: Props) {
  const Title = `h${titleOrder}` as const
  const { t } = useTranslation('userCard')
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <UserAvatar userId={user.id} username={user.username} />
        <div className={styles.names}>
          <Title className={styles.username}>{user.username}</Title>
          <p className={styles.email}>{user.email}</p>
          <div className={styles.badges}>
            <StatusBadge tone="info">{t(`role.${user.role}`)}</StatusBadge>
            {user.role === 'learner' && <LevelBadge leveltest={user.leveltest} />}
            {badges}
          </div>
        </div>
      </header>
      {user.role === 'learner' && user.progress && <OwnProgress progress={user.progress} />}
      {children}
      {viewerRole === 'admin' && isForAdmin(user) && <AdminFields user={user} />}
    </article>
  )
}

/** The admin's fields are missing while they load, or when they failed to load. */
const isForAdmin = (user: CardUser): user is UserForAdmin => user.failedLoginAttempts !== undefined

function LevelBadge({ leveltest }: Pick<User, 'leveltest'>) {
  const { t } = useTranslation('userCard')
  const language = useLanguage()
  const score = leveltest && formatNumber(Math.round(leveltest.score), language)
  return (
    <StatusBadge tone={leveltest ? 'good' : 'neutral'}>
      {t('level')}: {leveltest ? `${leveltest.level} (${score})` : t('notAvailable')}
    </StatusBadge>
  )
}

/** Completed modules over due modules; a note when nothing is due yet. */
function OwnProgress({ progress }: { progress: LearnerProgress }) {
  const { t } = useTranslation('userCard')
  const language = useLanguage()
  const labelId = useId()
  const percent = learnerProgress(progress)
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{t('progress')}</span>
        <span>{formatPercent(percent, language)}</span>
      </div>
      <ProgressBar percent={percent} colour={progressColour(percent)} labelId={labelId} />
      <p className={styles.hint}>{progress.due === 0 ? t('nothingDue') : t('modulesDone', progress)}</p>
    </div>
  )
}

function AdminFields({ user }: { user: UserForAdmin }) {
  const { t } = useTranslation('userCard')
  const language = useLanguage()
  const moment = (value: string | null) =>
    value ? <time dateTime={value}>{formatDateTime(value, language)}</time> : t('never')

  const fields = [
    {
      label: t('verified'),
      value: (
        <StatusBadge tone={user.isVerified ? 'good' : 'warning'}>
          {t(user.isVerified ? 'yes' : 'no')}
        </StatusBadge>
      ),
    },
    { label: t('verificationCodeExpires'), value: moment(user.verificationCodeExpires) },
    {
      label: t('failedLoginAttempts'),
      value: formatNumber(user.failedLoginAttempts, language),
    },
    { label: t('lastFailedLoginAttempt'), value: moment(user.lastFailedLoginAttempt) },
    { label: t('lockoutUntil'), value: moment(user.lockoutUntil) },
    { label: t('createdAt'), value: moment(user.createdAt) },
  ]
  return (
    <DataList
      className={styles.fields}
      aria-label={t('adminFields')}
      withDivider
      classNames={{ itemLabel: styles.label, itemValue: styles.value }}
    >
      {fields.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  )
}
