import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import {
  discountCodeFields,
  type DiscountCode,
  type DiscountCodeFormValues,
} from '@sohbet/contract/campaigns/campaigns'
import { discountKinds } from '@sohbet/domain/campaign/discount-code'
import { currencies } from '@sohbet/domain/course/price'
import { plans } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { usePlanNames } from '../../parts/plans/plans.queries.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { SelectField } from '../../ui/form/select-box.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { useReportDirty, type DirtyListener } from '../../ui/form/use-report-dirty.ts'
import { useZodForm, type ZodForm } from '../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { courseChoicesQuery } from '../enrollments/enrollments.queries.ts'
import { loadCode, useSaveCode } from './campaigns.queries.ts'
import styles from './campaigns.module.css'

const empty: DiscountCodeFormValues = {
  code: '',
  name: '',
  kind: 'percent',
  percent: '',
  sum: '',
  currency: 'TRY',
  plans: [],
  courseIds: [],
  validFrom: '',
  validUntil: '',
  maxUses: '',
  maxUsesPerLearner: 1,
  firstPaidCourseOnly: false,
  isActive: true,
}

const valuesOf = (code: DiscountCode): DiscountCodeFormValues => ({
  code: code.code,
  name: code.name,
  kind: code.kind,
  percent: code.percent ?? '',
  sum: code.sum ?? '',
  currency: code.currency ?? 'TRY',
  plans: code.plans,
  courseIds: code.courses?.map(({ id }) => id) ?? [],
  validFrom: code.validFrom ?? '',
  validUntil: code.validUntil ?? '',
  maxUses: code.maxUses ?? '',
  maxUsesPerLearner: code.maxUsesPerLearner ?? '',
  firstPaidCourseOnly: code.firstPaidCourseOnly,
  isActive: code.isActive,
  revision: code.revision,
})

/** The field that an error code is about. */
const fieldOfCode = {
  DISCOUNT_CODE_TAKEN: 'code',
  DISCOUNT_CODE_USED_MORE: 'maxUses',
  COURSE_NOT_FOUND: 'courseIds',
}

type Props = DirtyListener & { code: DiscountCode | undefined; onDone: () => void; onCancel: () => void }

export function CodeForm({ code, onDirty, isDirtyNow, onDone, onCancel }: Props) {
  const { t } = useTranslation('campaigns')
  const form = useZodForm(discountCodeFields, { initialValues: code ? valuesOf(code) : empty })
  const { mutate: save, isPending } = useSaveCode()
  useReportDirty(form, { onDirty, isDirtyNow })
  const courses = useCourseNames(code)
  const conflict = useEditConflict(form, {
    load: async () => (code ? valuesOf(await loadCode(code.id)) : undefined),
    area: 'campaigns',
    names: courses,
  })
  const submit = form.onSubmit((fields) =>
    save(
      { id: code?.id, fields },
      {
        onSuccess: () => {
          showSuccess(t(code ? 'updated' : 'created'))
          onDone()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showError(t('failed'), applyApiError(form, error, t('failedText'), fieldOfCode))
        },
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        form={form}
        name="code"
        label={t('form.code')}
        description={t('form.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        data-autofocus
      />
      <TextField
        form={form}
        name="name"
        label={t('form.name')}
        description={t('form.nameHint')}
        autoComplete="off"
      />
      <Reduction form={form} />
      <Scope form={form} courses={courses} />
      <Limits form={form} />
      <SwitchField form={form} name="isActive" label={t('form.isActive')} />
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending}>
          {t(code ? 'form.save' : 'form.create')}
        </Button>
      </DialogFooter>
      {conflict.dialog}
    </form>
  )
}

type FormProps = { form: ZodForm<DiscountCodeFormValues, unknown> }

function Reduction({ form }: FormProps) {
  const { t } = useTranslation('campaigns')
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.reduction')}</legend>
      <SelectField
        form={form}
        name="kind"
        label={t('form.kind')}
        data={discountKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      {form.values.kind === 'percent' ? (
        <CountField
          form={form}
          name="percent"
          label={t('form.percent')}
          description={t('form.percentHint')}
        />
      ) : (
        <div className={styles.two}>
          <AmountField form={form} name="sum" label={t('form.sum')} />
          <SelectField
            form={form}
            name="currency"
            label={t('form.currency')}
            description={t('form.currencyHint')}
            data={[...currencies]}
          />
        </div>
      )}
    </fieldset>
  )
}

/** The courses to choose from, and those of the code, which may no longer be offered. */
function useCourseNames(code: DiscountCode | undefined): Map<string, string> {
  const { data } = useQuery(courseChoicesQuery)
  const all = [...(code?.courses ?? []), ...(data?.courses ?? [])]
  return new Map(all.map(({ id, name }) => [id, name]))
}

function Scope({ form, courses }: FormProps & { courses: Map<string, string> }) {
  const { t } = useTranslation('campaigns')
  const { courseIds } = form.values
  const nameOf = usePlanNames()
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.scope')}</legend>
      <Checkbox.Group
        label={t('form.plans')}
        description={t('form.plansHint')}
        {...form.getInputProps('plans')}
      >
        <div className={styles.ticks}>
          {plans.map((plan) => (
            <Checkbox key={plan} size="md" value={plan} label={nameOf(plan)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group
        label={t('form.courses')}
        description={
          courseIds.length === 0 ? t('form.coursesHint') : t('form.chosen', { count: courseIds.length })
        }
        {...form.getInputProps('courseIds')}
      >
        <div className={styles.courses}>
          {[...courses].map(([id, name]) => (
            <Checkbox key={id} size="md" value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <SwitchField
        form={form}
        name="firstPaidCourseOnly"
        label={t('form.firstPaidCourseOnly')}
        description={t('form.firstPaidCourseOnlyHint')}
      />
    </fieldset>
  )
}

function Limits({ form }: FormProps) {
  const { t } = useTranslation('campaigns')
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.limits')}</legend>
      <div className={styles.two}>
        <TextField form={form} name="validFrom" label={t('form.validFrom')} type="date" isOptional />
        <TextField form={form} name="validUntil" label={t('form.validUntil')} type="date" isOptional />
        <CountField
          form={form}
          name="maxUses"
          label={t('form.maxUses')}
          description={t('form.emptyHint')}
          isOptional
        />
        <CountField
          form={form}
          name="maxUsesPerLearner"
          label={t('form.maxUsesPerLearner')}
          description={t('form.emptyHint')}
          isOptional
        />
      </div>
    </fieldset>
  )
}
