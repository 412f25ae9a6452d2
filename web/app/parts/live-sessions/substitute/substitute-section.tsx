import { Button, Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayHandOver } from '@sohbet/domain/live-session/rules'
import IconUserShare from '#icons/IconUserShare'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useSession } from '../../../session/session.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { timesOf } from '../live-session-groups.ts'
import { ChooseSubstitute } from './choose-substitute.tsx'
import styles from './substitute.module.css'
import { useRemoveSubstitute, useWithdrawSubstitute } from './substitutes.queries.ts'

type Props = { session: StaffLiveSession }

/**
 * Before a session begins: who teaches it, and another coach for it. A coach of the course asks one, an admin sets one at
 * once.
 */
export function SubstituteSection({ session }: Props) {
  const { t } = useTranslation('substitutes')
  const titleId = useId()
  const isAdmin = useSession()?.user.role === 'admin'
  const now = useNow()
  const [isChoosing, setChoosing] = useState(false)
  const { substitute, asked } = session
  if (!mayHandOver(timesOf(session), now).allowed) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('title')}
      </Title>
      <p>
        {substitute ? t('given', { coach: substitute.name ?? t('erased') }) : t(isAdmin ? 'ofSchool' : 'own')}
      </p>
      {asked && <p className={styles.open}>{t('open', { coach: asked.name })}</p>}
      {isChoosing ? (
        <ChooseSubstitute session={session} isAtOnce={isAdmin} onDone={() => setChoosing(false)} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconUserShare size={18} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {t(isAdmin ? 'choose' : 'ask')}
          </Button>
          {asked && <Withdraw session={session} />}
          {substitute && <TakeBack session={session} />}
        </div>
      )}
    </section>
  )
}

function Withdraw({ session }: Props) {
  const { t } = useTranslation('substitutes')
  const { mutate: withdraw, isPending } = useWithdrawSubstitute()
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() =>
        withdraw(session.id, {
          onSuccess: () => showSuccess(t('withdrawn')),
          onError: (error) => showError(t('failed'), errorMessage(error)),
        })
      }
    >
      {t('withdraw')}
    </Button>
  )
}

function TakeBack({ session }: Props) {
  const { t } = useTranslation('substitutes')
  const { mutate: remove, isPending } = useRemoveSubstitute()
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() =>
        remove(session.id, {
          onSuccess: () => showSuccess(t('takenBack')),
          onError: (error) => showError(t('failed'), errorMessage(error)),
        })
      }
    >
      {t('takeBack')}
    </Button>
  )
}
