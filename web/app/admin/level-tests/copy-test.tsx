import { Button } from '@mantine/core'
import IconCopyPlus from '#icons/IconCopyPlus'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { editLevelTestPath } from '../admin-paths.ts'
import { useCopyTest } from './level-tests.queries.ts'

/** Ignores the second click of a double click, which may land on the button of the copy's page. */
const doubleClickMs = 1000
let copiedAt = -doubleClickMs

/** Creates a new version with the same questions and opens it. */
export function CopyTest({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const { mutate: copy, isPending } = useCopyTest()
  const navigate = useNavigate()
  const start = () => {
    if (Date.now() - copiedAt < doubleClickMs) return
    copiedAt = Date.now()
    copy(testId, {
      onSuccess: ({ id, version }) => {
        copiedAt = Date.now()
        showSuccess(t('copy.done'), t('copy.doneText', { version }))
        void navigate(editLevelTestPath(id))
      },
      onError: (error) => showError(t('copy.failed'), errorMessage(error)),
    })
  }
  return (
    <Button
      variant="default"
      leftSection={<IconCopyPlus size={18} aria-hidden />}
      loading={isPending}
      onClick={start}
    >
      {t('copy.button')}
    </Button>
  )
}
