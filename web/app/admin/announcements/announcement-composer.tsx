import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import {
  audience as audienceSchema,
  newAnnouncement,
  type Audience,
  type NewAnnouncement,
} from '@sohbet/contract/messaging/announcements'
import { maySendAt } from '@sohbet/domain/notification/send-at'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { fromSchoolClock } from '../../parts/school/school-clock.ts'
import { newId } from '../../parts/new-id.ts'
import { useLanguage } from '../../texts/language.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { focusFirst } from '../../ui/form/focus-first.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { readersQuery, useCreateAnnouncement } from './announcements.queries.ts'
import styles from './announcements.module.css'
import { AudienceFields, type Chosen } from './audience-fields.tsx'

/** `sendAt` is on the school's clock, or empty. */
const formFields = newAnnouncement.pick({ title: true, text: true }).extend({ sendAt: z.string() })
const nothing = { title: { tr: '', en: '' }, text: { tr: '', en: '' }, sendAt: '' }
const everyone: Chosen = { to: 'everyone', role: 'learner', courseId: '', groupId: '' }

/** Undefined while a choice is missing. */
const audienceOf = (chosen: Chosen): Audience | undefined => audienceSchema.safeParse(chosen).data

/** A retry after a lost reply sends the same announcement id; a changed announcement gets a new one. */
function useCreateOnce() {
  const { mutateAsync: create } = useCreateAnnouncement()
  const tried = useRef({ id: '', body: '' })
  return async (announcement: NewAnnouncement) => {
    const body = JSON.stringify(announcement)
    if (body !== tried.current.body) tried.current = { id: newId(), body }
    await create({ ...announcement, id: tried.current.id })
    tried.current = { id: '', body: '' }
  }
}

const isPast = (sendAt: Date) => !maySendAt(sendAt, new Date()).allowed

export function AnnouncementComposer() {
  const { t } = useTranslation('announcements')
  const language = useLanguage()
  const form = useZodForm(formFields, { initialValues: nothing })
  const [chosen, choose] = useState(everyone)
  const [isCampaign, setCampaign] = useState(false)
  const create = useCreateOnce()
  const { confirm, dialog } = useConfirm()
  const leaveDialog = useLeaveGuard(form.isDirty())
  const audience = audienceOf(chosen)
  const { data: readers, isError: isUncounted } = useQuery(readersQuery(audience, isCampaign))

  const submit = form.onSubmit(async ({ sendAt, ...values }) => {
    if (!audience) return
    const later = sendAt === '' ? undefined : fromSchoolClock(sendAt)
    if (later && isPast(later)) {
      form.setFieldError('sendAt', t('form.sendAtPast'))
      focusFirst(form, ['sendAt'])
      return
    }
    try {
      const isSent = await confirm({
        message: later
          ? t('form.confirmLater', {
              time: zonedTime(later, { language, timeZone: ownZone() }, { withYear: true }),
            })
          : readers
            ? t('form.confirm', { count: readers.count })
            : t('form.confirmUncounted'),
        action: () =>
          create({ ...values, audience, isCampaign, ...(later && { sendAt: later.toISOString() }) }),
      })
      if (!isSent) return
      form.reset()
      setCampaign(false)
      showSuccess(later ? t('form.scheduled') : t('form.sent'))
    } catch (error) {
      showFormError(form, error, { fallback: t('form.failed'), fieldOfCode: { SEND_AT_PAST: 'sendAt' } })
    }
  })

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <AudienceFields chosen={chosen} onChoose={choose} />
      <Checkbox
        label={t('form.campaign')}
        description={t('form.campaignHint')}
        checked={isCampaign}
        onChange={({ currentTarget }) => setCampaign(currentTarget.checked)}
      />
      <p className={styles.readers} aria-live="polite">
        {!audience
          ? t('readersUnknown')
          : readers
            ? t('readers', { count: readers.count })
            : isUncounted
              ? t('readersFailed')
              : '…'}
      </p>
      <WordFields form={form} />
      <Preview {...form.values} />
      <TextField
        form={form}
        name="sendAt"
        type="datetime-local"
        label={t('form.sendAt')}
        description={t('form.sendAtHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        isOptional
        className={styles.when}
      />
      <Button type="submit" disabled={!audience} className={styles.start}>
        {form.values.sendAt === '' ? t('form.submit') : t('form.schedule')}
      </Button>
      {dialog}
      {leaveDialog}
    </form>
  )
}

function WordFields({ form }: { form: ZodForm<typeof nothing, unknown> }) {
  const { t } = useTranslation('announcements')
  return (
    <div className={styles.pair}>
      <TextField form={form} name="title.tr" label={t('form.titleTr')} lang="tr" autoComplete="off" />
      <TextField
        form={form}
        name="title.en"
        label={t('form.titleEn')}
        lang="en"
        autoComplete="off"
        isOptional
      />
      <TextAreaField form={form} name="text.tr" label={t('form.textTr')} lang="tr" />
      <TextAreaField
        form={form}
        name="text.en"
        label={t('form.textEn')}
        description={t('form.englishHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        lang="en"
        isOptional
      />
    </div>
  )
}

/** The announcement as it will appear in the bell, in both languages. */
function Preview({ title, text }: typeof nothing) {
  const { t } = useTranslation('announcements')
  const isEmpty = [title.tr, title.en, text.tr, text.en].every((part) => part === '')
  return (
    <section className={styles.pair} aria-label={t('preview')}>
      {(['tr', 'en'] as const).map((language) => (
        <div key={language} className={styles.preview} lang={language}>
          <small>{t(`previewIn.${language}`)}</small>
          <strong>{title[language] || title.tr}</strong>
          <p>{text[language] || text.tr}</p>
          {isEmpty && <small>{t('previewEmpty')}</small>}
        </div>
      ))}
    </section>
  )
}
