import '@mantine/core/styles/Switch.css'
import { Button, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { KeyedQuestion } from '@sohbet/contract/level-test-questions'
import type { LevelTest } from '@sohbet/contract/level-tests'
import { countdownSeconds, limitSeconds } from '@sohbet/domain/level-test/question'
import { useQuery } from '@tanstack/react-query'
import IconClock from '#icons/IconClock'
import IconEye from '#icons/IconEye'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { questionsQuery } from './level-tests.queries.ts'
import styles from './preview-test.module.css'
import { Recording } from './recording.tsx'

/** The button, and the questions one by one as a learner meets them. */
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
  const { data: questions, error, refetch } = useQuery(questionsQuery(testId))
  const [index, setIndex] = useState(0)
  const [isKeyShown, showKey] = useState(false)
  if (error)
    return <ErrorState hint={errorMessage(error, t('questions.loadFailed'))} onRetry={() => void refetch()} />
  if (!questions) return <LoadingState lines={6} />
  const question = questions[index]
  if (!question) return <EmptyState title={t('csv.nothing')} />
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
          size="md"
          label={t('preview.showKey')}
          checked={isKeyShown}
          onChange={({ currentTarget }) => showKey(currentTarget.checked)}
        />
      </div>
    </div>
  )
}

function PreviewQuestion({ question, isKeyShown }: { question: KeyedQuestion; isKeyShown: boolean }) {
  const { t } = useTranslation('levelTests')
  const name = useId()
  return (
    <div className={styles.question}>
      {question.type === 'listening' && (
        <>
          <p className={styles.note}>{t('preview.listening', { seconds: countdownSeconds })}</p>
          {question.audioUrl ? (
            <Recording url={question.audioUrl} />
          ) : (
            <p className={styles.missing}>{t('preview.noAudio')}</p>
          )}
        </>
      )}
      <p className={styles.text} lang="en">
        {question.text}
      </p>
      <fieldset className={styles.options}>
        <legend>{t('preview.options')}</legend>
        {question.options.map(({ id, text }) => (
          <label key={id} className={styles.option}>
            <input type="radio" name={name} value={id} />
            <span className={styles.letter}>{id}</span>
            <span lang="en">{text}</span>
            {isKeyShown && id === question.correctOptionId && (
              <StatusBadge tone="good">{t('preview.key')}</StatusBadge>
            )}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
