import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess, showWarning } from '../../ui/feedback/toasts.tsx'
import { usePublishModules } from './modules.queries.ts'
import { useAffectedLearners } from './use-affected-learners.tsx'

/** Publishes all complete drafts of a type at once. */
export function PublishDrafts({ courseTypeId, count }: { courseTypeId: string; count: number }) {
  const { t } = useTranslation('modules')
  const { mutate, isPending } = usePublishModules()
  const { mayChange, dialog } = useAffectedLearners(courseTypeId)
  const publish = async () => {
    if (!(await mayChange())) return
    mutate(courseTypeId, {
      onSuccess: ({ published, incomplete }) => {
        if (published > 0) showSuccess(t('drafts.published', { count: published }))
        if (incomplete > 0) showWarning(t('drafts.left', { count: incomplete }), t('drafts.leftText'))
      },
      onError: (error) => showError(t('form.failed'), errorMessage(error)),
    })
  }
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => void publish()}>
        {t('drafts.publish', { count })}
      </Button>
      {dialog}
    </>
  )
}
