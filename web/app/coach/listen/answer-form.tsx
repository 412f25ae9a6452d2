import { Button, Textarea } from '@mantine/core'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { rubricAspects, rubricMarks, type Rubric, type RubricMark } from '@sohbet/domain/speaking/rubric'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { newId } from '../../parts/new-id.ts'
import { recorderChunk } from '../../parts/recorder/recorder-chunk.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import { showError, showWarning } from '../../ui/feedback/toasts.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { Phrases } from '../lessons/requests/phrases.tsx'
import { useAnswer } from './listen.queries.ts'
import styles from './listen.module.css'

type Way = 'voice' | 'text'
/** What a coach has entered before putting a recording off. */
export type AnswerDraft = { marks: Partial<Rubric>; way: Way; text: string }

type Props = {
  recordingId: string
  draft: AnswerDraft | undefined
  onLater: ((draft: AnswerDraft) => void) | undefined
}

/** Marks by tap, then a voice or a text. Using the recorded voice sends the answer. */
export function AnswerForm({ recordingId, draft, onLater }: Props) {
  const { t } = useTranslation('listen')
  const [marks, setMarks] = useState<Partial<Rubric>>(draft?.marks ?? {})
  const [way, setWay] = useState<Way>(draft?.way ?? 'voice')
  const [text, setText] = useState(draft?.text ?? '')
  const [hasTake, setHasTake] = useState(false)
  const [fault, setFault] = useState<'missingMarks' | 'missingText'>()
  const { send, isPending } = useSend(recordingId)
  const form = useRef<HTMLElement>(null)
  const leaveDialog = useLeaveGuard(text.trim() !== '' && !isPending)

  const answer = (recording?: File) => {
    const rubric = whole(marks)
    if (!rubric) {
      setFault('missingMarks')
      return firstWithoutMark(form.current)?.focus()
    }
    if (!recording && text.trim() === '') return setFault('missingText')
    setFault(undefined)
    return send({ ...rubric, text: text.trim(), ...(recording && { recording }) })
  }

  return (
    <section ref={form} className={styles.answer} aria-labelledby="answer">
      <h3 id="answer">{t('answer')}</h3>
      <p className={styles.scale}>{t('scale')}</p>
      <MarkFields marks={marks} onMark={(mark) => setMarks((known) => ({ ...known, ...mark }))} />
      <Segments
        label={t('by')}
        isLabelHidden
        value={way}
        options={(['voice', 'text'] as const).map((value) => ({ value, label: t(value) }))}
        onChoose={setWay}
      />
      {way === 'voice' ? (
        <VoiceAnswer isSending={isPending} onHold={setHasTake} onSend={answer} />
      ) : (
        <TextAnswer text={text} onChange={setText} />
      )}
      <p role="alert" className={styles.fault}>
        {fault && t(fault)}
      </p>
      <div className={styles.buttons}>
        {way === 'text' && (
          <Button loading={isPending} onClick={() => answer()}>
            {t('send')}
          </Button>
        )}
        {onLater && !hasTake && (
          <Button variant="default" disabled={isPending} onClick={() => onLater({ marks, way, text })}>
            {t('later')}
          </Button>
        )}
      </div>
      {leaveDialog}
    </section>
  )
}

/** The first mark to give, which may be above what a phone shows. */
const firstWithoutMark = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll('fieldset fieldset') ?? [])]
    .find((aspect) => !aspect.querySelector(':checked'))
    ?.querySelector('input')

/** Undefined until all four are given. */
function whole({ clear, flow, words, grammar }: Partial<Rubric>): Rubric | undefined {
  return clear && flow && words && grammar ? { clear, flow, words, grammar } : undefined
}

function useSend(recordingId: string) {
  const { t } = useTranslation('listen')
  const { mutate, isPending } = useAnswer()
  // The same for every try, so that an answer whose reply was lost is not sent twice
  const [id] = useState(newId)
  const send = (answer: Rubric & { text: string; recording?: File }) =>
    mutate(
      { recordingId, id, ...answer },
      {
        onError: (error) => {
          const isGone =
            error instanceof ApiError && ['SPEAKING_ANSWERED', 'RECORDING_NOT_FOUND'].includes(error.code)
          if (isGone) showWarning(t('gone'), t('goneHint'))
          else showError(t('sendFailed'), errorMessage(error))
        },
      },
    )
  return { send, isPending }
}

type MarkProps = { marks: Partial<Rubric>; onMark: (mark: Partial<Rubric>) => void }

const options = rubricMarks.map((mark) => ({ value: String(mark), label: String(mark) }))
const markOf = (text: string): RubricMark => rubricMarks.find((mark) => String(mark) === text) ?? 1

function MarkFields({ marks, onMark }: MarkProps) {
  const { t } = useTranslation('speaking')
  return (
    <fieldset className={styles.marks} aria-label={t('rubric.title')}>
      {rubricAspects.map((aspect) => (
        <Segments
          key={aspect}
          label={t(`rubric.${aspect}`)}
          value={String(marks[aspect] ?? '')}
          options={options}
          onChoose={(value) => onMark({ [aspect]: markOf(value) })}
        />
      ))}
    </fieldset>
  )
}

type VoiceProps = {
  isSending: boolean
  onHold: (isHeld: boolean) => void
  onSend: (recording: File) => void
}

function VoiceAnswer({ isSending, onHold, onSend }: VoiceProps) {
  const { t } = useTranslation('listen')
  return (
    <OnDemand {...recorderChunk}>
      {({ Recorder }) => (
        <Recorder
          label={t('voice')}
          why={t('why')}
          maxSeconds={speakingLimits.feedbackSeconds}
          isSending={isSending}
          useLabel={t('send')}
          onHold={onHold}
          onUse={({ file }) => onSend(file)}
        />
      )}
    </OnDemand>
  )
}

function TextAnswer({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('listen')
  return (
    <div className={styles.text}>
      <Textarea
        label={t('textLabel')}
        size="md"
        minRows={3}
        autosize
        maxLength={speakingLimits.feedbackText}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Phrases
        text={text}
        onInsert={(phrase) => onChange([text.trim(), phrase].filter(Boolean).join('\n'))}
      />
    </div>
  )
}
