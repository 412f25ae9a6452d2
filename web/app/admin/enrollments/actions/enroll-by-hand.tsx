import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import IconUserPlus from '#icons/IconUserPlus'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { plansQuery } from '../../../parts/plans/plans.queries.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { DirtyListener } from '../../../ui/form/use-report-dirty.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { useCloseGuard } from '../../../ui/dialog/use-close-guard.tsx'
import { openCourseChoicesQuery } from '../enrollments.queries.ts'
import { HandForm } from './hand-form.tsx'

type Props = {
  courseId?: string | undefined
  /** Whether it is the main action of the screen. */
  isMain: boolean
}

/** The button and its dialog; in a course's own table the course is preselected. */
export function EnrollByHand({ courseId, isMain }: Props) {
  const { t } = useTranslation('enrollments')
  const [isOpen, { open, close }] = useDisclosure(false)
  const guard = useCloseGuard({ isOpen, onClose: close })
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconUserPlus size={20} aria-hidden />}
        onClick={open}
      >
        {t('hand.button')}
      </Button>
      <Dialog {...guard.dialogProps} title={t('hand.title')}>
        {isOpen && <Hand courseId={courseId} {...guard.formProps} onDone={guard.close} />}
      </Dialog>
      {guard.questions}
    </>
  )
}

type HandProps = DirtyListener & { courseId: string | undefined; onDone: () => void }

function Hand(props: HandProps) {
  const { t } = useTranslation('enrollments')
  const { data, error, refetch } = useQuery(openCourseChoicesQuery)
  const plans = useQuery(plansQuery)
  if (error)
    return <ErrorState hint={errorMessage(error, t('hand.coursesFailed'))} onRetry={() => void refetch()} />
  if (plans.error) return <ErrorState hint={errorMessage(plans.error)} onRetry={() => void plans.refetch()} />
  if (!data || !plans.data) return <LoadingState lines={6} />
  if (data.courses.length === 0) return <EmptyState title={t('hand.noCourses')} />
  return <HandForm {...data} {...props} offers={plans.data} />
}
