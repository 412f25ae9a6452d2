import { Button } from '@mantine/core'
import IconMessage from '#icons/IconMessage'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { messagePath } from '../coach-paths.ts'

type Props = { group: string; userIds: readonly string[]; isPrimary?: boolean }

/** A message to members who have not joined. It names their home, where opening the group's link is recorded. */
export function RemindButton({ group, userIds, isPrimary = false }: Props) {
  const { t } = useTranslation('coachGroups')
  const text = t('remind.text', { group, link: `${window.location.origin}${paths.learner}` })
  return (
    <Button
      component={Link}
      to={messagePath(userIds, text)}
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<IconMessage size={20} aria-hidden />}
      aria-label={t('remind.named', { count: userIds.length, group })}
    >
      {t('remind.button', { count: userIds.length })}
    </Button>
  )
}
