import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { newMessagePath } from '../../../../paths.ts'
import { checkoutOptionsQuery } from '../../../enrollment/enrollment.queries.ts'
import { Callout } from '../../callout.tsx'

/** How a course can be paid. Cards until the server says otherwise. */
export function useWayToPay(courseId: string, { isFree }: { isFree: boolean }): 'card' | 'transfer' | 'none' {
  const { data } = useQuery({ ...checkoutOptionsQuery(courseId), enabled: !isFree })
  if (isFree || !data || data.takesCards) return 'card'
  return data.takesTransfers ? 'transfer' : 'none'
}

/** Says that the school is paid by transfer, or how to reach it when it cannot be paid here. */
export function WayToPayNote({ way, course }: { way: ReturnType<typeof useWayToPay>; course: string }) {
  const { t } = useTranslation('transfer')
  if (way === 'card') return null
  if (way === 'transfer') return <Callout tone="info">{t('step')}</Callout>
  return (
    <Callout tone="info" title={t('none')}>
      <p>{t('noneText')}</p>
      <Button
        component={Link}
        to={newMessagePath('learner', { to: 'school', subject: course })}
        variant="default"
      >
        {t('write')}
      </Button>
    </Callout>
  )
}
