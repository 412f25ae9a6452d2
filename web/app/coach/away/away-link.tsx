import { Button } from '@mantine/core'
import IconCalendarOff from '#icons/IconCalendarOff'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { coachPaths } from '../coach-paths.ts'

/** From the home and the week: a coach who is ill finds it at once. */
export function AwayLink() {
  const { t } = useTranslation('coachAway')
  return (
    <Button
      variant="default"
      component={Link}
      to={coachPaths.away}
      leftSection={<IconCalendarOff size={18} aria-hidden />}
      style={{ justifySelf: 'start' }}
    >
      {t('action')}
    </Button>
  )
}
