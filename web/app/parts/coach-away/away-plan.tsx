import { Button, Textarea } from '@mantine/core'
import { maxAwayReason, type AwayConfirmed, type AwayRow } from '@sohbet/contract/lessons/coach-away'
import { awayChoices, type AwayChoice } from '@sohbet/domain/away/away'
import { schoolDay } from '@sohbet/domain/calendar'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { dayName } from '../calendar/week.ts'
import { newId } from '../new-id.ts'
import { chosenOf, isIncomplete, summaryOf, toBody, type Exceptions } from './away-choices.ts'
import { AwayRowLine } from './away-row.tsx'
import { SummaryWords } from './summary-words.tsx'
import { useBeAway, type AwaySpan } from './away.queries.ts'
import { StickyBar } from '../../ui/list/sticky-bar.tsx'
import styles from './away.module.css'

type Props = {
  coachId: string | undefined
  span: AwaySpan
  rows: readonly AwayRow[]
  onDone: (confirmed: AwayConfirmed, rows: readonly AwayRow[]) => void
}

/** One choice for all, the exceptions by day, and one confirmation. */
export function AwayPlan({ coachId, span, rows, onDone }: Props) {
  const { t } = useTranslation('coachAway')
  const language = useLanguage()
  const [wanted, want] = useState<AwayChoice>('ask')
  const [exceptions, except] = useState<Exceptions>({})
  const [reason, setReason] = useState('')
  const { submit, dialog } = useConfirmAway({ coachId, span, rows, onDone })
  const chosen = (row: AwayRow) => chosenOf(row, wanted, exceptions)
  const summary = summaryOf(rows, chosen)
  const days = [...new Set(rows.map(({ startsAt }) => schoolDay(new Date(startsAt))))]
  // The second coach of a session decides nothing
  const count = rows.filter(({ role }) => role !== 'second').length
  const isMissing = rows.some((row) => isIncomplete(chosen(row)))
  const tellsLearners = summary.counts.cancel + summary.counts.move > 0
  return (
    <div className={styles.plan}>
      {count > 0 && (
        <div className={styles.forAll}>
          <Segments
            label={t('forAll.label', { count })}
            value={wanted}
            options={awayChoices.map((value) => ({ value, label: t(`forAll.${value}`) }))}
            onChoose={(value) => {
              want(value)
              except({})
            }}
          />
          <p className={styles.soft}>{t(`forAllHint.${wanted}`)}</p>
        </div>
      )}
      {rows.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      {days.map((day) => (
        <section key={day} className={styles.day} aria-label={dayName(day, language)}>
          <h3>{dayName(day, language)}</h3>
          <ul className={styles.rows}>
            {rows
              .filter(({ startsAt }) => schoolDay(new Date(startsAt)) === day)
              .map((row) => (
                <AwayRowLine
                  // The fields begin anew with another choice for all
                  key={`${row.id} ${wanted}`}
                  row={row}
                  chosen={chosen(row)}
                  problem={undefined}
                  onChoose={(one) => except({ ...exceptions, [row.id]: one })}
                />
              ))}
          </ul>
        </section>
      ))}
      {tellsLearners && (
        <Textarea
          size="md"
          autosize
          minRows={2}
          maxLength={maxAwayReason}
          label={t('reason.label')}
          description={t('reason.hint')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <StickyBar>
        <p aria-live="polite">{isMissing ? t('missing') : <SummaryWords {...summary} />}</p>
        <Button
          disabled={isMissing}
          onClick={() => void submit(reason, summary, (row) => toBody(row, chosen(row)))}
        >
          {t('confirm')}
        </Button>
      </StickyBar>
      {dialog}
    </div>
  )
}

/** One question, then one call. A repeated call after a lost reply has the same key. */
function useConfirmAway({ coachId, span, rows, onDone }: Props) {
  const { t } = useTranslation('coachAway')
  const { mutateAsync: beAway } = useBeAway()
  const { confirm, dialog } = useConfirm()
  const sent = useRef({ text: '', key: '' })
  const keyOf = (body: object) => {
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: newId() }
    return sent.current.key
  }
  const submit = async (
    reason: string,
    summary: ReturnType<typeof summaryOf>,
    bodyOf: (row: AwayRow) => ReturnType<typeof toBody>,
  ) => {
    const body = { coachId, ...span, reason: reason.trim(), rows: rows.map(bodyOf) }
    try {
      await confirm({
        message: <SummaryWords {...summary} isQuestion />,
        deed: t('confirm'),
        action: async () => onDone(await beAway({ ...body, key: keyOf(body) }), rows),
      })
    } catch (error) {
      showError(t('failed'), errorMessage(error))
    }
  }
  return { submit, dialog }
}
