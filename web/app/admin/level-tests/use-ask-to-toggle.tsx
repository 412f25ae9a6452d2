import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { useQuery } from '@tanstack/react-query'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { activationWarnings, type ActivationWarning } from './activation-warnings.ts'
import styles from './level-tests.module.css'
import { levelTestsQuery, questionsQuery, useToggleTest } from './level-tests.queries.ts'

/** Makes a test active or passive after a confirmation that states the effect. */
export function useAskToToggle(test: LevelTest) {
  const { t } = useTranslation('levelTests')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: toggle } = useToggleTest()
  const { id, version, isActive } = test
  const { data: questions } = useQuery(questionsQuery(id))
  const { data: tests } = useQuery({ ...levelTestsQuery, enabled: !isActive })
  const words = useOddityWords()

  const ask = async () => {
    try {
      const isDone = await confirm({
        message: isActive ? (
          // Only one test is active at a time
          <Question text={t('toggle.deactivate', { version })} warnings={[t('toggle.onlyActiveWarning')]} />
        ) : (
          <Question
            text={t('toggle.activate', { version })}
            warnings={activationWarnings({ test, questions, tests }).map(words)}
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
  return { askToToggle: () => void ask(), dialog }
}

function useOddityWords() {
  const { t } = useTranslation('levelTests')
  return (warning: ActivationWarning): string => {
    switch (warning.name) {
      case 'fewer':
        return t('toggle.fewerWarning', warning)
      case 'few':
        return t('toggle.fewWarning', warning)
      case 'silent':
        return t('toggle.silentWarning', warning)
      default:
        return t('toggle.nothingToHearWarning')
    }
  }
}

function Question({ text, warnings }: { text: string; warnings: readonly string[] }) {
  return (
    <>
      <p className={styles.plain}>{text}</p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <IconAlertTriangle size={20} aria-hidden />
          {warning}
        </p>
      ))}
    </>
  )
}
