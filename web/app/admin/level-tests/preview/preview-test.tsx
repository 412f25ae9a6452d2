import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { countdownSeconds, limitSeconds, type OptionId } from '@sohbet/domain/level-test/question'
import { useQuery } from '@tanstack/react-query'
import IconClock from '#icons/IconClock'
import IconEye from '#icons/IconEye'
import IconRefresh from '#icons/IconRefresh'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { ListeningStage } from '../../../parts/level-test/listening-stage.tsx'
import { OptionList } from '../../../parts/level-test/option-list.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { questionsQuery } from '../level-tests.queries.ts'
import styles from './preview-test.module.css'
import { usePreviewPlayback } from './use-preview-playback.ts'

/** The button, and the questions one by one as a learner sees them. */
export function PreviewTest({ test: { id, version, questionCount } }: { test: LevelTest }) {
  const { t } = useTranslation('levelTests')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        disabled={questionCount === 0}
        onClick={open}
      >
        {t('preview.button')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('preview.title', { version })} size="lg">
        <Preview testId={id} />
      </Dialog>
    </>
  )
}

function Preview({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const { data, error, refetch } = useQuery(questionsQuery(testId))
  const questions = data?.filter(({ isQuick }) => !isQuick)
  const [index, setIndex] = useState(0)
  const [isKeyShown, showKey] = useState(false)
  if (error)
    return <ErrorState hint={errorMessage(error, t('questions.loadFailed'))} onRetry={() => void refetch()} />
  if (!questions) return <LoadingState lines={6} />
  const question = questions[index]
  if (!question) return <EmptyState title={t('preview.nothing')} />
  const count = questions.length

  return (
    <div className={styles.preview}>
      <p className={styles.note}>{t('preview.note')}</p>
      <div className={styles.progress}>
        <strong aria-live="polite">{t('preview.progress', { position: index + 1, count })}</strong>
        <span className={styles.limit}>
          <IconClock size={18} aria-hidden />
          {t('preview.limit', { seconds: limitSeconds[question.type] })}
        </span>
        <progress value={index + 1} max={count} aria-hidden />
      </div>
      <PreviewQuestion key={question.id} question={question} isKeyShown={isKeyShown} />
      <div className={styles.steps}>
        <Button variant="default" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('preview.previous')}
        </Button>
        <Button disabled={index === count - 1} onClick={() => setIndex(index + 1)}>
          {t('preview.next')}
        </Button>
        <Switch
          label={t('preview.showKey')}
          checked={isKeyShown}
          onChange={({ currentTarget }) => showKey(currentTarget.checked)}
        />
      </div>
    </div>
  )
}

type QuestionProps = { question: KeyedQuestion; isKeyShown: boolean }

function PreviewQuestion({ question, isKeyShown }: QuestionProps) {
  const { t } = useTranslation('levelTests')
  const titleId = useId()
  const [selected, select] = useState<OptionId | null>(null)
  const isListening = question.type === 'listening'
  const { phase, countdown, play, openAnswers } = usePreviewPlayback(isListening ? question.audioUrl : null)
  const canAnswer = phase === 'answering'
  return (
    <div className={styles.question}>
      {isListening && (
        <ListeningStage
          phase={phase}
          countdown={countdown}
          hasAudio={question.audioUrl !== null}
          isTimeRunning={false}
          blockedHint={t('preview.listening', { seconds: countdownSeconds })}
          onPlay={play}
          onRetry={play}
          onSkip={openAnswers}
        />
      )}
      <p id={titleId} className={styles.text} lang="en">
        {question.text}
      </p>
      <OptionList
        labelId={titleId}
        options={question.options}
        selected={selected}
        isDisabled={!canAnswer}
        onSelect={select}
        renderNote={(id) =>
          isKeyShown &&
          id === question.correctOptionId && <StatusBadge tone="good">{t('preview.key')}</StatusBadge>
        }
      />
      {isListening && question.audioUrl && (
        <Button
          variant="default"
          className={styles.again}
          disabled={!canAnswer}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={play}
        >
          {t('preview.again')}
        </Button>
      )}
    </div>
  )
}
