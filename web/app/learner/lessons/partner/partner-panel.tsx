import { Button } from '@mantine/core'
import type { OwnLesson } from '@sohbet/contract/lessons/lessons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { showFormError } from '../../../ui/form/show-form-error.ts'
import { hoursBetween } from '../hours-between.ts'
import { lessonRulesQuery, useFindPartner, useMakePrivate } from '../lessons.queries.ts'
import { PartnerFields } from './partner-fields.tsx'
import { usePartnerForm } from './partner-form.ts'
import styles from './partner.module.css'

/** The empty seat of a duo: whom the booker invited, and what else is possible. */
export function PartnerPanel({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('duo')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className={styles.panel} data-asked={lesson.isAsked || undefined}>
      <State lesson={lesson} />
      {isChoosing ? (
        <Choose lesson={lesson} onClose={() => setChoosing(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t(lesson.search ? 'panel.change' : 'panel.choose')}
          </Button>
          <MakePrivate lesson={lesson} />
        </div>
      )}
    </section>
  )
}

function State({ lesson: { search, isAsked, startsAt, freeUntil } }: { lesson: OwnLesson }) {
  const { t } = useTranslation('duo')
  return (
    <div className={styles.state} aria-live="polite">
      <p>
        <strong>{t(isAsked ? 'panel.asked' : 'panel.empty')}</strong>
      </p>
      <p>
        {search?.by === 'invitation'
          ? t(search.isDeclined ? 'panel.declined' : 'panel.invited', { to: search.to })
          : t(`panel.${search?.by ?? 'nobody'}`)}
      </p>
      {isAsked && <p>{t('panel.askedHint', { hours: hoursBetween(freeUntil, startsAt) })}</p>}
    </div>
  )
}

function Choose({ lesson, onClose }: { lesson: OwnLesson; onClose: () => void }) {
  const { t } = useTranslation('duo')
  const form = usePartnerForm()
  const { mutate: find, isPending } = useFindPartner()
  const submit = form.onSubmit(
    (choice) =>
      choice &&
      find(
        { id: lesson.id, choice },
        {
          onSuccess: () => {
            showSuccess(t('panel.done'))
            onClose()
          },
          onError: (error) =>
            showFormError(form, error, {
              title: t('panel.failed'),
              fieldOfCode: { OWN_INVITATION: 'email' },
            }),
        },
      ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PartnerFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {t(['email', 'person'].includes(form.values.by) ? 'panel.invite' : 'panel.open')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('panel.close')}
        </Button>
      </div>
    </form>
  )
}

/** The same time and credit, with the length of a private lesson. */
function MakePrivate({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('duo')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: change } = useMakePrivate()
  const { data: rules } = useQuery(lessonRulesQuery)
  const ask = async () => {
    try {
      const isSure = await confirm({
        message: t('private.ask', { minutes: rules?.minutes.private ?? '…' }),
        deed: t('private.deed'),
        action: () => change(lesson.id),
      })
      if (isSure) showSuccess(t('private.done'))
    } catch (error) {
      showError(t('private.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void ask()}>
        {t('private.action')}
      </Button>
      {dialog}
    </>
  )
}
