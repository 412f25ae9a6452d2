import { Button, Title } from '@mantine/core'
import { roles, type Role } from '@sohbet/domain/account/role'
import { useTranslation } from '../../texts/use-translation.ts'
import type { CardUser } from '../../parts/user/user-card.tsx'
import { useSession } from '../../session/session.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import type { AskToChange } from './use-ask-to-change.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './users-page.module.css'
import type { UserChange } from './users.queries.ts'

const changeTo = { learner: 'makeLearner', coach: 'makeCoach', admin: 'makeAdmin' } as const satisfies Record<
  Role,
  UserChange
>

/** The possible changes of an account in its state. */
function changesFor(user: CardUser): UserChange[] {
  const { role, state, leveltest, isRetakeAllowed, failedLoginAttempts = 0 } = user
  const changes: UserChange[] = []
  if (state === 'locked') changes.push('unlock')
  else if (failedLoginAttempts > 0) changes.push('forgetFailures')
  if (role === 'learner' && isRetakeAllowed) changes.push('refuseRetake')
  // A learner without a test needs no retake
  else if (role === 'learner' && leveltest) changes.push('allowRetake')
  changes.push(state === 'suspended' ? 'letIn' : 'suspend')
  return changes
}

export function UserActions({ user, onChange }: { user: CardUser; onChange: AskToChange }) {
  const { t } = useTranslation(['users', 'userCard'])
  const isOwn = useSession()?.user.id === user.id

  const chooseRole = (value: string) => {
    const role = roles.find((candidate) => candidate === value)
    if (role && role !== user.role) onChange(changeTo[role], user)
  }

  return (
    <section className={styles.actions}>
      <Title order={3}>{t('actions.title')}</Title>
      {isOwn && <p className={styles.reason}>{t('actions.own')}</p>}
      <SelectBox
        label={t('actions.role')}
        description={t('actions.roleHint')}
        disabled={isOwn}
        value={user.role}
        onChange={({ currentTarget }) => chooseRole(currentTarget.value)}
        data={roles.map((role) => ({ value: role, label: t(`userCard:role.${role}`) }))}
      />
      <ButtonRow>
        {changesFor(user).map((change) => (
          <Button key={change} variant="default" disabled={isOwn} onClick={() => onChange(change, user)}>
            {t(`change.${change}.button`)}
          </Button>
        ))}
      </ButtonRow>
    </section>
  )
}
