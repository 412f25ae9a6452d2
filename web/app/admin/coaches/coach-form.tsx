import { Button } from '@mantine/core'
import {
  newCoachFields,
  type Coach,
  type CoachFormValues,
  type NewCoachFields,
} from '@sohbet/contract/people/coaches'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { lessonsInTheWay } from '../../parts/lessons-in-the-way.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import type { CoachFormState } from './coach-form-state.ts'
import { CoachProfile } from './coach-profile.tsx'
import { CoachPhoto, type PhotoUpload } from './coach-photo.tsx'
import { CoachUser, type FoundUser } from './coach-user.tsx'
import styles from './coaches.module.css'
import { loadCoaches, useSaveCoach } from './coaches.queries.ts'
import { useAskToDeactivate } from './use-ask-to-deactivate.tsx'

const empty: CoachFormValues = {
  userId: '',
  personalSummary: '',
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  isActive: true,
  isNative: false,
  isZoomOnly: false,
  isPublic: false,
  profilePhoto: '',
}

const valuesOf = (coach: Coach): CoachFormValues => ({
  userId: coach.userId ?? '',
  personalSummary: coach.personalSummary,
  summaryEn: coach.summaryEn,
  origin: coach.origin,
  teaches: coach.teaches,
  speaks: coach.speaks,
  isActive: coach.isActive,
  isNative: coach.isNative,
  isZoomOnly: coach.isZoomOnly,
  isPublic: coach.isPublic,
  profilePhoto: coach.profilePhoto ?? '',
  revision: coach.revision,
})

const foundOf = ({ userId, user }: Coach): FoundUser | undefined =>
  userId && user ? { id: userId, username: user.username, email: user.email, role: 'coach' } : undefined

/** Errors about the account are shown at the account field. */
const fieldOfCode = {
  COACH_EXISTS: 'userId',
  COACH_IS_ADMIN: 'userId',
  COACH_SUSPENDED: 'userId',
  NO_PASSWORD_YET: 'userId',
  USER_NOT_FOUND: 'userId',
}

type Props = DirtyListener & {
  coach: Coach | undefined
  /** The account of a new coach, if it is known. */
  account: FoundUser | undefined
  isReadOnly: boolean
  upload: PhotoUpload
  onDone: () => void
  onCancel: () => void
}

export function CoachForm(props: Props) {
  const { coach, account, isReadOnly, onDirty, isDirtyNow, upload, onDone, onCancel } = props
  const { t } = useTranslation('coaches')
  const form = useZodForm(newCoachFields, {
    initialValues: coach ? valuesOf(coach) : { ...empty, userId: account?.id ?? '' },
  })
  const [user, setUser] = useState(coach ? foundOf(coach) : account)
  const { mutate: save, isPending } = useSaveCoach()
  const [email, setEmail] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const passive = useAskToDeactivate(coach)
  const conflict = useEditConflict(form, {
    load: async () => (await loadCoaches()).filter(({ id }) => id === coach?.id).map(valuesOf)[0],
  })
  useReportDirty(
    { isDirty: () => form.isDirty() || (email !== '' && email !== unknown) },
    { onDirty, isDirtyNow },
  )

  const find = (found: FoundUser | undefined) => {
    // The photo belongs to the account for which it was uploaded
    if (found?.id !== user?.id) form.setFieldValue('profilePhoto', '')
    setUser(found)
    form.setFieldValue('userId', found?.id ?? '')
    form.clearFieldError('userId')
  }
  const send = ({ userId, ...fields }: NewCoachFields) =>
    save(
      { userId, isNew: coach === undefined, fields },
      {
        onSuccess: () => {
          showSuccess(t(coach ? 'updated' : 'created'))
          onDone()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          const rest = applyApiError(form, error, t('failedText'), fieldOfCode)
          const link = coach && lessonsInTheWay(error, 'admin', { coachId: coach.id })
          showError(t('failed'), rest, link)
        },
      },
    )
  const submit = form.onSubmit(async (values) => {
    const { userId: _, ...fields } = values
    const next = await passive.beforeSaving(fields)
    if (next === 'save') send(values)
    if (next === 'saved') onDone()
  })

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <CoachUser
        user={user}
        isFixed={coach !== undefined || account !== undefined}
        error={form.errors['userId']}
        lookup={{ email, setEmail, unknown, setUnknown }}
        onFound={find}
      />
      <section className={styles.card}>
        <h3 className={styles.heading}>{t('form.data')}</h3>
        <DataTabs form={form} user={user} isReadOnly={isReadOnly} upload={upload} />
      </section>
      {!isReadOnly && (
        <DialogFooter onCancel={onCancel}>
          <Button type="submit" loading={isPending}>
            {t(coach ? 'form.save' : 'form.create')}
          </Button>
        </DialogFooter>
      )}
      {conflict.dialog}
      {passive.dialog}
    </form>
  )
}

type TabProps = {
  form: CoachFormState
  user: FoundUser | undefined
  isReadOnly: boolean
  upload: PhotoUpload
}

function DataTabs({ form, user, isReadOnly, upload }: TabProps) {
  const { t } = useTranslation('coaches')
  const [tab, choose] = useState<'information' | 'photo'>('information')
  const hasFault = form.errors['personalSummary'] !== undefined
  return (
    <Tabs
      tabs={[
        { name: 'information', label: t('form.tabs.information'), faults: hasFault ? 1 : 0 },
        { name: 'photo', label: t('form.tabs.photo') },
      ]}
      shown={tab}
      onShow={choose}
    >
      <TabPanel name="information">
        <fieldset disabled={isReadOnly} className={styles.fields}>
          <TextAreaField form={form} name="personalSummary" label={t('form.personalSummary')} />
          <CoachProfile form={form} />
          <SwitchField form={form} name="isNative" label={t('form.isNative')} />
          <SwitchField form={form} name="isZoomOnly" label={t('form.isZoomOnly')} />
          <SwitchField
            form={form}
            name="isActive"
            label={t('form.isActive')}
            description={t('form.isActiveHint')}
          />
          <SwitchField
            form={form}
            name="isPublic"
            label={t('form.isPublic')}
            description={t('form.isPublicHint')}
          />
        </fieldset>
      </TabPanel>
      <TabPanel name="photo">
        <CoachPhoto form={form} user={user} isReadOnly={isReadOnly} upload={upload} />
      </TabPanel>
    </Tabs>
  )
}
