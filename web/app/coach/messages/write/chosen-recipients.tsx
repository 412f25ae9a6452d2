import { ActionIcon } from '@mantine/core'
import type { GroupRecipients } from '@sohbet/contract/messaging/group-messages'
import IconUsers from '#icons/IconUsers'
import IconX from '#icons/IconX'
import { useTranslation } from '../../../texts/use-translation.ts'
import { reachOf, type Chosen } from './recipients.ts'
import styles from './write.module.css'

type Props = { recipients: GroupRecipients; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** What is chosen, as chips that can be taken away, and who gets the message. */
export function ChosenRecipients({ recipients, chosen, onChoose }: Props) {
  const { t } = useTranslation('coachMessages')
  const { courseIds, userIds } = chosen
  const { reached, away } = reachOf(recipients, chosen)
  const chips = [
    ...recipients.courses
      .filter(({ id }) => courseIds.includes(id))
      .map(({ id, name }) => ({
        id,
        name,
        isCourse: true,
        rest: { userIds, courseIds: courseIds.filter((one) => one !== id) },
      })),
    ...recipients.learners
      .filter(({ id }) => userIds.includes(id))
      .map(({ id, name }) => ({
        id,
        name,
        isCourse: false,
        rest: { courseIds, userIds: userIds.filter((one) => one !== id) },
      })),
  ]
  return (
    <div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('chosen')}>
          {chips.map(({ id, name, isCourse, rest }) => (
            <li key={id}>
              {isCourse && <IconUsers size={18} aria-hidden />}
              <span>{name}</span>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('remove', { name })}
                onClick={() => onChoose(rest)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <output className={styles.count}>
        {chips.length === 0 ? t('chooseSomeone') : t('reach', { count: reached.length })}
      </output>
      {courseIds.length > 0 && reached.length > 1 && (
        <details className={styles.names}>
          <summary>{t('whoGetsIt')}</summary>
          <p>{reached.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
      {away.length > 0 && (
        <p className={styles.soft}>{t('notReached', { names: away.map(({ name }) => name).join(', ') })}</p>
      )}
    </div>
  )
}
