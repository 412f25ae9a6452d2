import { Button } from '@mantine/core'
import { password } from '@sohbet/contract/fields'
import IconTrash from '#icons/IconTrash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { z } from 'zod'
import { errorMessage } from '../api/error-message.ts'
import { newMessagePath } from '../paths.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { showFormError } from '../ui/form/show-form-error.ts'
import { PasswordField } from '../ui/form/fields.tsx'
import { useZodForm } from '../ui/form/use-zod-form.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import styles from './account.module.css'
import { erasureQuery, useErase } from './account.queries.ts'
import { ErasureList } from './erasure-list.tsx'
import { Section } from './section.tsx'

export function EraseSection({ userId }: { userId: string }) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('erase.title')} hint={t('erase.hint')}>
      <Button
        variant="default"
        className={styles.start}
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('erase.open')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('erase.title')}
        closeOnClickOutside={false}
        withCloseButton={false}
      >
        <EraseForm userId={userId} onKeep={() => setOpen(false)} />
      </Dialog>
    </Section>
  )
}

const proof = z.object({ password })

function EraseForm({ userId, onKeep }: { userId: string; onKeep: () => void }) {
  const { t } = useTranslation('account')
  const form = useZodForm(proof, { initialValues: { password: '' } })
  const erasure = useQuery(erasureQuery(userId))
  const { mutate: erase, isPending } = useErase(userId)

  const submit = form.onSubmit(({ password: given }) => {
    if (!erasure.data) return
    const refunds = erasure.data.seats.map(({ id, refund }) => ({ id, refund }))
    erase(
      { password: given, refunds },
      {
        onError: (error) =>
          showFormError(form, error, {
            fallback: t('erase.failed'),
            fieldOfCode: { WRONG_PASSWORD: 'password' },
          }),
      },
    )
  })

  if (erasure.data && erasure.data.disputed.length > 0)
    return <InDispute courses={erasure.data.disputed} onKeep={onKeep} />
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.ask}>{t('erase.confirm')}</p>
      {erasure.data && <ErasureList erasure={erasure.data} />}
      {erasure.isPending && <LoadingState lines={2} />}
      {!erasure.data && erasure.error && (
        <ErrorState hint={errorMessage(erasure.error)} onRetry={() => void erasure.refetch()} />
      )}
      <PasswordField
        form={form}
        name="password"
        label={t('erase.password')}
        autoComplete="current-password"
        data-autofocus
      />
      <div className={styles.answers}>
        <Button variant="default" disabled={isPending} onClick={onKeep}>
          {t('erase.no')}
        </Button>
        <Button type="submit" loading={isPending} disabled={!erasure.data}>
          {t('erase.yes')}
        </Button>
      </div>
    </form>
  )
}

/** Until the bank has decided about a payment, the account stays. */
function InDispute({ courses, onKeep }: { courses: string[]; onKeep: () => void }) {
  const { t } = useTranslation('account')
  const names = courses.map((course) => `“${course}”`).join(', ')
  return (
    <div className={styles.form}>
      <p className={styles.ask}>{t('erase.disputed', { courses: names })}</p>
      <div className={styles.answers}>
        <Button variant="default" onClick={onKeep}>
          {t('erase.no')}
        </Button>
        <Button component={Link} to={newMessagePath('learner', { to: 'school', subject: t('erase.title') })}>
          {t('erase.write')}
        </Button>
      </div>
    </div>
  )
}
