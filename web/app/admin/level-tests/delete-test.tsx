import { Button } from '@mantine/core'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useDeleteTest } from './level-tests.queries.ts'

/** Deletes a test without attempts, after confirmation. */
export function DeleteTest({ test: { id, version, questionCount } }: { test: LevelTest }) {
  const { t } = useTranslation('levelTests')
  const { confirm, dialog } = useConfirm()
  const { remove, forget } = useDeleteTest()
  const navigate = useNavigate()
  const ask = async () => {
    try {
      const message = t('delete.ask', { version, count: questionCount })
      if (!(await confirm({ message, isDestructive: true, action: () => remove(id) }))) return
      showSuccess(t('delete.done'))
      await navigate(adminPaths.levelTests, { replace: true })
      forget(id)
    } catch (error) {
      showError(t('delete.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void ask()}>
        {t('delete.button')}
      </Button>
      {dialog}
    </>
  )
}
