import { Button } from '@mantine/core'
import type { CourseGroupMember } from '@sohbet/contract/telegram-groups/coach-groups'
import { schoolDay } from '@sohbet/domain/calendar'
import { presenceIn } from '@sohbet/domain/telegram-group/presence'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { learnerPath } from '../coach-paths.ts'
import { useSayPresence } from './groups.queries.ts'
import styles from './groups.module.css'

type Props = { courseId: string; groupId: string; member: CourseGroupMember }

/** What is known of a member, and the coach's correction. */
export function GroupMember({ courseId, groupId, member }: Props) {
  const { t } = useTranslation('coachGroups')
  const { mutate: say, isPending } = useSayPresence(courseId)
  const { userId, username } = member
  const presence = presenceIn(member)
  const correct = (isInGroup: boolean) =>
    say(
      { groupId, userId, isInGroup },
      { onError: (error) => showError(t('say.failed'), errorMessage(error)) },
    )
  return (
    <li>
      <span className={styles.who}>
        <Link to={learnerPath(userId)}>{username}</Link>
        <Known member={member} />
      </span>
      <span className={styles.says}>
        {presence !== 'in' && (
          <Button
            variant="default"
            disabled={isPending}
            aria-label={t('say.inNamed', { name: username })}
            onClick={() => correct(true)}
          >
            {t('say.in')}
          </Button>
        )}
        {(presence === 'in' || presence === 'opened') && (
          <Button
            variant="subtle"
            disabled={isPending}
            aria-label={t('say.outNamed', { name: username })}
            onClick={() => correct(false)}
          >
            {t('say.out')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** The facts, with their moment. */
function Known({ member }: { member: CourseGroupMember }) {
  const { t } = useTranslation('coachGroups')
  const language = useLanguage()
  const { openedAt, saidAt, saidBy } = member
  const dayOf = (moment: string) => formatShortDay(schoolDay(new Date(moment)), language)
  const presence = presenceIn(member)
  if (saidAt !== null && saidBy !== null && (presence === 'in' || presence === 'out'))
    return <time dateTime={saidAt}>{t(`known.${presence}.${saidBy}`, { at: dayOf(saidAt) })}</time>
  if (openedAt !== null) return <time dateTime={openedAt}>{t('known.opened', { at: dayOf(openedAt) })}</time>
  return <span>{t('known.unopened')}</span>
}
