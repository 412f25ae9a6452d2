import type { LevelTest } from '@sohbet/contract/level-tests'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import styles from './level-tests.module.css'
import { useToggleTest } from './level-tests.queries.ts'

/** Makes a test active or passive after a Yes that knows what will happen. */
export function useAskToToggle() {
  const { t } = useTranslation('levelTests')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: toggle } = useToggleTest()

  const ask = async ({ id, version, isActive, questionCount }: LevelTest) => {
    try {
      const isDone = await confirm({
        message: isActive ? (
          // One test is active at a time, so this is the only one
          <Question text={t('toggle.deactivate', { version })} warning={t('toggle.onlyActiveWarning')} />
        ) : (
          <Question
            text={t('toggle.activate', { version })}
            warning={questionCount === 0 ? t('toggle.emptyWarning') : undefined}
          />
        ),
        isDestructive: isActive,
        action: () => toggle({ id, expected: isActive }),
      })
      if (isDone)
        showSuccess(t('toggle.done'), t(isActive ? 'toggle.nowInactive' : 'toggle.nowActive', { version }))
    } catch (error) {
      showError(t('toggle.failed'), errorMessage(error))
    }
  }
  return { askToToggle: (test: LevelTest) => void ask(test), dialog }
}

function Question({ text, warning }: { text: string; warning: string | undefined }) {
  return (
    <>
      <p className={styles.plain}>{text}</p>
      {warning && (
        <p className={styles.warning}>
          <IconAlertTriangle size={20} aria-hidden />
          {warning}
        </p>
      )}
    </>
  )
}
