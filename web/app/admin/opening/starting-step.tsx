import { Button } from '@mantine/core'
import type { Opening } from '@sohbet/contract/core/opening'
import type { OpeningStep } from '@sohbet/domain/opening'
import IconCheck from '#icons/IconCheck'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { adminPaths, createCoursePath, withNew } from '../admin-paths.ts'
import styles from './opening.module.css'
import { useAddLevelTest, useAddTrack, useSendMailCheck } from './opening.queries.ts'

/** The screen of each step. */
const screens: Record<OpeningStep, string> = {
  school: `${adminPaths.settings}#address`,
  brand: `${adminPaths.settings}#brand`,
  courseType: withNew(adminPaths.courseTypes),
  coach: withNew(adminPaths.coaches),
  levelTest: adminPaths.levelTests,
  payment: `${adminPaths.settings}#bank`,
  mail: adminPaths.mailTexts,
  course: createCoursePath,
}

type Props = Opening['steps'][number] & { isNext: boolean; opening: Opening }

export function StartingStep({ step, isDone, isRequired, isNext, opening }: Props) {
  const { t } = useTranslation('opening')
  const state = isDone ? 'done' : isNext ? 'now' : 'open'
  return (
    <li className={styles.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.dot} aria-hidden>
        {isDone && <IconCheck size={16} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={screens[step]}>{t(`steps.${step}.title`)}</Link>{' '}
          <small className={styles.state}>
            {isDone ? t('done') : isRequired ? t('missing') : t('optional')}
          </small>
        </h3>
        <p className={styles.soft}>{t(`steps.${step}.text`)}</p>
        <StepActions step={step} isDone={isDone} opening={opening} />
      </div>
    </li>
  )
}

/** The steps that one button does. */
function StepActions({ step, isDone, opening }: Pick<Props, 'step' | 'isDone' | 'opening'>) {
  if (step === 'courseType' && opening.tracks.length > 0) return <Tracks tracks={opening.tracks} />
  if (step === 'levelTest' && opening.canAddLevelTest) return <OurLevelTest />
  if (step === 'mail' && !isDone) return <SendTest />
  return null
}

type DeedProps<Reply> = {
  label: string
  isBusy: boolean
  isDisabled?: boolean
  run: (outcome: { onSuccess: (reply: Reply) => void; onError: (error: Error) => void }) => void
  onDone: (reply: Reply) => void
}

function Deed<Reply>({ label, isBusy, isDisabled = false, run, onDone }: DeedProps<Reply>) {
  const { t } = useTranslation('opening')
  const onError = (error: Error) => showError(t('failed'), errorMessage(error))
  return (
    <Button
      variant="default"
      loading={isBusy}
      disabled={isDisabled}
      onClick={() => run({ onSuccess: onDone, onError })}
    >
      {label}
    </Button>
  )
}

function Tracks({ tracks }: Pick<Opening, 'tracks'>) {
  const { t } = useTranslation('opening')
  const { mutate, isPending, variables } = useAddTrack()
  return (
    <div className={styles.actions}>
      {tracks.map((track) => (
        <Deed
          key={track}
          label={t('steps.courseType.add', { track })}
          isBusy={isPending && variables === track}
          isDisabled={isPending}
          run={(outcome) => mutate(track, outcome)}
          onDone={() => showSuccess(t('steps.courseType.added', { track }))}
        />
      ))}
    </div>
  )
}

function OurLevelTest() {
  const { t } = useTranslation('opening')
  const { mutate, isPending } = useAddLevelTest()
  return (
    <div className={styles.actions}>
      <Deed
        label={t('steps.levelTest.add')}
        isBusy={isPending}
        run={(outcome) => mutate(undefined, outcome)}
        onDone={() => showSuccess(t('steps.levelTest.added'))}
      />
    </div>
  )
}

function SendTest() {
  const { t } = useTranslation('opening')
  const { mutate, isPending } = useSendMailCheck()
  return (
    <div className={styles.actions}>
      <Deed<{ to: string }>
        label={t('steps.mail.send')}
        isBusy={isPending}
        run={(outcome) => mutate(undefined, outcome)}
        onDone={({ to }) => showSuccess(t('steps.mail.sent', { to }), t('steps.mail.sentHint'), 8000)}
      />
    </div>
  )
}
