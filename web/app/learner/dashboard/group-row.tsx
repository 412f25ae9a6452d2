import { Button } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { presenceIn } from '@sohbet/domain/telegram-group/presence'
import IconMessages from '#icons/IconMessages'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import styles from './dashboard.module.css'
import { useGroupPresence } from './dashboard.queries.ts'

const middleButton = 1

type Group = LearnerDashboard['telegramGroups'][number]

/** Opens the group, and lets the learner say whether they are in it. */
export function GroupRow({ group }: { group: Group }) {
  const { t } = useTranslation('dashboard')
  const { id, name, courseName, link, memberCount } = group
  const { mutate: say, isPending } = useGroupPresence(id)
  const presence = presenceIn(group)
  const tell = (said: 'in' | 'out') =>
    say(said, { onError: (error) => showError(t('group.sayFailed'), errorMessage(error)) })
  const states = {
    in: t('group.youJoined'),
    out: t('group.notJoined'),
    opened: t('group.opened'),
    unopened: t('group.unopened'),
  }
  return (
    <li className={styles.row}>
      <h3>{name}</h3>
      <p className={styles.facts}>
        {courseName} · {t('group.members', { count: memberCount })}
      </p>
      {link === null ? (
        <p className={styles.facts}>{t('group.noLink')}</p>
      ) : (
        <>
          <p className={styles.facts} aria-live="polite">
            {states[presence]}
          </p>
          <div className={styles.deeds}>
            <Button
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconMessages size={20} aria-hidden />}
              aria-label={t('group.openNamed', { name })}
              onClick={() => say('opened')}
              onAuxClick={({ button }) => button === middleButton && say('opened')}
            >
              {t('group.open')}
            </Button>
            {presence !== 'in' && (
              <Button
                variant="subtle"
                disabled={isPending}
                aria-label={t('group.inNamed', { name })}
                onClick={() => tell('in')}
              >
                {t('group.in')}
              </Button>
            )}
            {(presence === 'in' || presence === 'opened') && (
              <Button
                variant="subtle"
                disabled={isPending}
                aria-label={t('group.outNamed', { name })}
                onClick={() => tell('out')}
              >
                {t('group.out')}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}
