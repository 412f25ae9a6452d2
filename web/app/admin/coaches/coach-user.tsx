import { Button, TextInput } from '@mantine/core'
import { email as emailField } from '@sohbet/contract/fields'
import { fieldMessage } from '@sohbet/contract/field-messages'
import type { Role } from '@sohbet/domain/account/role'
import IconSearch from '#icons/IconSearch'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { UserAvatar } from '../../parts/user/user-avatar.tsx'
import { paths } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import styles from './coaches.module.css'
import { inviteState } from '../users/invite-state.ts'
import { useFindUser } from './coaches.queries.ts'

export type FoundUser = { id: string; username: string; email: string; role: Role }

type Lookup = {
  /** The e-mail to look up. */
  email: string
  setEmail: (email: string) => void
  /** The e-mail that was looked up and has no account. */
  unknown: string | undefined
  setUnknown: (email: string | undefined) => void
}

type Props = {
  user: FoundUser | undefined
  /** The user of an existing coach cannot change. */
  isFixed: boolean
  error: ReactNode
  lookup: Lookup
  onFound: (user: FoundUser | undefined) => void
}

export function CoachUser({ user, isFixed, error, lookup, onFound }: Props) {
  const { t } = useTranslation('coaches')
  return (
    <section className={styles.card}>
      <h3 className={styles.heading}>{t('form.user')}</h3>
      {!isFixed && <FindUser lookup={lookup} onFound={onFound} />}
      {user ? (
        <div className={styles.found}>
          <UserAvatar userId={user.id} username={user.username} size={56} />
          <TextInput size="md" readOnly label={t('form.userId')} value={user.id} className={styles.userId} />
          <TextInput size="md" readOnly label={t('form.userName')} value={user.username} />
          {!isFixed && user.role === 'coach' && <p className={styles.soft}>{t('form.isCoachHint')}</p>}
        </div>
      ) : (
        !isFixed && <p className={styles.soft}>{t('form.findHint')}</p>
      )}
      {lookup.unknown !== undefined && lookup.unknown === lookup.email && (
        <p className={styles.soft}>
          {t('form.unknown')}{' '}
          <Link to={paths.adminUsers} state={inviteState(lookup.unknown)}>
            {t('form.invite', { email: lookup.unknown })}
          </Link>
        </p>
      )}
      <p role="alert" className={styles.fault}>
        {error}
      </p>
    </section>
  )
}

/** Inside another form: Enter looks the user up and does not submit. */
function FindUser({ lookup: { email, setEmail, setUnknown }, onFound }: Pick<Props, 'lookup' | 'onFound'>) {
  const { t } = useTranslation('coaches')
  const language = useLanguage()
  const [fault, setFault] = useState<string>()
  const { mutate: find, isPending } = useFindUser()

  const start = () => {
    const parsed = emailField.safeParse(email)
    const [issue] = parsed.error?.issues ?? []
    setFault(issue && fieldMessage(issue, language))
    if (!parsed.success) return
    find(parsed.data, {
      onSuccess: ({ id, username, email: address, role }) => onFound({ id, username, email: address, role }),
      onError: (error) => {
        onFound(undefined)
        if (error instanceof ApiError && error.code === 'USER_NOT_FOUND') setUnknown(email)
        showError(t('form.getUserFailed'), errorMessage(error, t('form.getUserFailedText')))
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    start()
  }
  return (
    <div className={styles.find}>
      <TextInput
        size="md"
        type="email"
        label={t('form.email')}
        autoComplete="off"
        data-autofocus
        value={email}
        error={fault}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="default"
        loading={isPending}
        leftSection={<IconSearch size={18} aria-hidden />}
        onClick={start}
      >
        {t('form.getUser')}
      </Button>
    </div>
  )
}
