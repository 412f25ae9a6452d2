import { Button, Title } from '@mantine/core'
import { savedMailText, type EditedMail, type EditedMailText } from '@sohbet/contract/site/mail-texts'
import { isNoticeMail } from '@sohbet/contract/site/notice-mails'
import type { Language } from '@sohbet/domain/language'
import { mailTextFaults, type MailText, type MailTextField } from '@sohbet/domain/mail-text/mail-text'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatDateTime } from '../../ui/format.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { MailPreview } from './mail-preview.tsx'
import { loadMailText, useResetMailText, useSaveMailText, useSendTest } from './mail-texts.queries.ts'
import styles from './mail-texts.module.css'
import { Placeholders } from './placeholders.tsx'
import { useInsert } from './use-insert.ts'

type Props = { edited: EditedMail; language: Language; text: EditedMailText }

type Fault = { field: MailTextField; message: string }

/** A field shows all that is wrong with it. */
function byField(faults: readonly Fault[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { field, message } of faults) messages[field] = [messages[field] ?? '', message].join(' ').trim()
  return messages
}

const valuesOf = ({ text, revision }: EditedMailText) => ({ ...text, revision })

/** The text of a mail in one language, with its preview. */
export function MailTextForm({ edited, language, text }: Props) {
  const { t } = useTranslation('mailTexts')
  const { mail, placeholders, facts, isSecurity } = edited
  const place = { mail, language }
  const form = useZodForm(savedMailText, { initialValues: valuesOf(text) })
  const { mutate: save, isPending } = useSaveMailText(place)
  const { onFocus, insert } = useInsert(form)
  const leaveDialog = useLeaveGuard(form.isDirty())
  const conflict = useEditConflict(form, {
    load: async () => {
      const now = (await loadMailText(mail))[language]
      return now ? valuesOf(now) : undefined
    },
  })
  const languageName = t(`language.${language}`)
  const faultsOf = (values: MailText) =>
    mailTextFaults(values, {
      placeholders: placeholders.map(({ name }) => name),
      required: placeholders.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      facts,
      isSecurity,
    }).map(({ field, because, about }) => ({ field, message: t(`fault.${because}`, { about }) }))

  const submit = form.onSubmit((values) => {
    const faults = faultsOf(values)
    if (faults.length > 0) return form.setErrors(byField(faults))
    return save(values, {
      onSuccess: () => showSuccess(t('saved'), t('savedHint')),
      onError: (error) => {
        if (conflict.isConflict(error)) return
        showFormError(form, error, { title: t('failed') })
      },
    })
  })
  const hasLink = placeholders.some(({ name }) => name === 'link')
  const shared = { form, autoComplete: 'off', lang: language }
  return (
    <section className={styles.panel} aria-label={languageName}>
      <header className={styles.head}>
        <Title order={2}>{languageName}</Title>
        <StatusBadge tone={text.isOwn ? 'info' : 'neutral'}>{t(text.isOwn ? 'own' : 'first')}</StatusBadge>
        <Edited text={text} />
      </header>
      <form noValidate onSubmit={submit} onFocusCapture={onFocus} className={styles.form}>
        <TextField {...shared} name="subject" label={t('field.subject')} />
        <TextAreaField {...shared} name="body" label={t('field.body')} minRows={8} />
        {hasLink && <TextField {...shared} name="button" label={t('field.button')} />}
        <TextAreaField
          {...shared}

          name="notes"
          label={t('field.notes')}
          isOptional
        />
        <Placeholders placeholders={placeholders} onInsert={insert} />
        <ButtonRow>
          <Extra {...place} text={text} values={form.values} isFaulty={faultsOf(form.values).length > 0} />
          <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
            {t('save', { language: languageName })}
          </Button>
        </ButtonRow>
      </form>
      <MailPreview {...place} text={form.values} faults={faultsOf(form.values)} />
      {leaveDialog}
      {conflict.dialog}
    </section>
  )
}

function Edited({ text: { editedBy, editedAt } }: { text: EditedMailText }) {
  const { t } = useTranslation('mailTexts')
  const language = useLanguage()
  if (!editedAt) return null
  const time = formatDateTime(editedAt, language)
  return (
    <p className={styles.edited}>
      {editedBy ? t('editedBy', { username: editedBy, time }) : t('editedAt', { time })}
    </p>
  )
}

type ExtraProps = Pick<EditedMail, 'mail'> & {
  language: Language
  text: EditedMailText
  values: MailText
  isFaulty: boolean
}

/** The buttons beside Save: a test mail, and the way back to the first text. */
function Extra({ mail, language, text, values, isFaulty }: ExtraProps) {
  const { t } = useTranslation('mailTexts')
  const { mutate: send, isPending } = useSendTest({ mail, language })
  const { mutateAsync: reset } = useResetMailText({ mail, language })
  const { confirm, dialog } = useConfirm()
  const { subject, body, button, notes } = values
  const test = () =>
    send(
      { subject, body, button, notes },
      {
        onSuccess: ({ to }) => showSuccess(t('testSent'), t('testSentHint', { to })),
        onError: (error) => showError(t('testFailed'), errorMessage(error)),
      },
    )
  const goBack = async () => {
    const message = t(isNoticeMail(mail) ? 'resetSureNotice' : 'resetSure', {
      language: t(`language.${language}`),
    })
    try {
      const isDone = await confirm({ message, isDestructive: true, action: () => reset(text.revision) })
      if (isDone) showSuccess(t('resetDone'))
    } catch (error) {
      showError(t('failed'), errorMessage(error))
    }
  }
  return (
    <>
      {text.isOwn && (
        <Button variant="default" onClick={() => void goBack()}>
          {t('reset')}
        </Button>
      )}
      <Button variant="default" loading={isPending} disabled={isFaulty} onClick={test}>
        {t('sendTest')}
      </Button>
      {dialog}
    </>
  )
}
