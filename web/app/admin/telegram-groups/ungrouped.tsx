import type { GroupMember, TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { hasRoom } from '@sohbet/domain/telegram-group/policy'
import { useQuery } from '@tanstack/react-query'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { ChangeGroup } from './change-group.tsx'
import { MemberTable } from './member-table.tsx'
import styles from './telegram-groups.module.css'
import { ungroupedQuery } from './telegram-groups.queries.ts'

type Props = { courseId: string; groups: readonly TelegramGroup[]; canManage: boolean }

/** Learners without a group; usually there are none, and nothing is shown. */
export function Ungrouped({ courseId, groups, canManage }: Props) {
  const { t } = useTranslation('telegramGroups')
  const { data: learners = [], error } = useQuery(ungroupedQuery(courseId))
  const [added, setAdded] = useState<GroupMember>()
  useFailureToast(error, t('ungrouped.failed'))
  if (learners.length === 0) return null
  const title = t('ungrouped.title', { count: learners.length })
  const action = {
    text: t('ungrouped.add'),
    nameOf: (username: string) => t('ungrouped.addOf', { username }),
    onClick: setAdded,
  }
  return (
    <section className={styles.ungrouped} aria-label={title}>
      <p className={styles.warning}>
        <IconAlertTriangle size={22} aria-hidden />
        <span>
          <strong>{title}</strong>
          {canManage && <> {t(groups.some(hasRoom) ? 'ungrouped.textRoom' : 'ungrouped.text')}</>}
        </span>
      </p>
      <MemberTable members={learners} label={title} action={canManage ? action : undefined} />
      <ChangeGroup member={added} groups={groups} onClose={() => setAdded(undefined)} />
    </section>
  )
}
