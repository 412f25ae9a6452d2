import { Button, Skeleton } from '@mantine/core'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { canManageGroups } from '@sohbet/domain/telegram-group/policy'
import { useQuery } from '@tanstack/react-query'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { GroupCards } from './group-cards.tsx'
import { GroupChecklist, NoGroups } from './group-checklist.tsx'
import { GroupCreation } from './group-creation.tsx'
import styles from './telegram-groups.module.css'
import { groupsQuery } from './telegram-groups.queries.ts'
import { Ungrouped } from './ungrouped.tsx'
import { useAskToDelete } from './use-ask-to-delete.tsx'

type Props = { course: Course | undefined; isReadOnly: boolean }

/** The groups of a course, or the conditions for changing them. */
export function TelegramGroups({ course, isReadOnly }: Props) {
  const { t } = useTranslation('telegramGroups')
  return course ? <GroupsOf course={course} isReadOnly={isReadOnly} /> : <NoGroups>{t('noneYet')}</NoGroups>
}

function GroupsOf({ course, isReadOnly }: { course: Course; isReadOnly: boolean }) {
  const { t } = useTranslation('telegramGroups')
  const [now] = useState(() => new Date())
  const { data: groups, error, refetch } = useQuery(groupsQuery(course.id))
  const canManage = !isReadOnly && canManageGroups(course, now).allowed
  const checklist = !canManage && (
    <GroupChecklist course={course} isReadOnly={isReadOnly} hasGroups={groups?.length !== 0} now={now} />
  )

  if (!groups)
    return error ? (
      <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>
        <div className={styles.cards}>
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} height={172} radius="md" />
          ))}
        </div>
      </LoadingState>
    )
  if (groups.length === 0)
    return canManage ? <GroupCreation courseId={course.id} /> : <NoGroups>{checklist}</NoGroups>
  return (
    <div className={styles.root}>
      {checklist}
      <Ungrouped courseId={course.id} groups={groups} canManage={canManage} />
      <GroupCards course={course} groups={groups} canManage={canManage} isReadOnly={isReadOnly} now={now} />
      {canManage && <DeleteGroups courseId={course.id} />}
    </div>
  )
}

function DeleteGroups({ courseId }: { courseId: string }) {
  const { t } = useTranslation('telegramGroups')
  const { askToDelete, dialog } = useAskToDelete()
  return (
    <>
      <Button
        variant="default"
        className={styles.remove}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => askToDelete(courseId)}
      >
        {t('remove.button')}
      </Button>
      {dialog}
    </>
  )
}
