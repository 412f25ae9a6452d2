import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { courseStatuses } from '@sohbet/domain/course/status'
import { useQuery } from '@tanstack/react-query'
import IconFilter from '#icons/IconFilter'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { InfoCard } from '../../ui/list/info-card.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { coachesQuery } from '../coaches/coaches.queries.ts'
import { courseTypesQuery } from '../course-types/course-types.queries.ts'
import styles from './courses.module.css'
import type { CourseFilterValues } from './use-course-filters.ts'

type Props = { values: CourseFilterValues; onApply: (values: CourseFilterValues) => void }

/** Choices take effect only with 'Filter Courses'. */
export function CourseFilters({ values, onApply }: Props) {
  const { t } = useTranslation('courses')
  const [draft, setDraft] = useState(values)
  const { types, coaches } = useFilterOptions()

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <InfoCard title={t('filter.title')}>
      <p className={styles.plain}>{t('filter.text')}</p>
      <form className={styles.filters} onSubmit={submit}>
        <SelectBox
          label={t('filter.status')}
          value={draft.status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, status: courseStatuses.find((status) => status === value) })
          }
          data={[
            { value: '', label: t('filter.allStatuses') },
            ...courseStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
        />
        <SelectBox
          label={t('filter.type')}
          value={draft.typeId ?? ''}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, typeId: value || undefined })}
          data={[{ value: '', label: t('filter.allTypes') }, ...types]}
        />
        <SelectBox
          label={t('filter.coach')}
          value={draft.coachId ?? ''}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, coachId: value || undefined })}
          data={[{ value: '', label: t('filter.allCoaches') }, ...coaches]}
        />
        <Checkbox
          className={styles.check}
          label={t('filter.hideDeleted')}
          checked={draft.hidesDeleted}
          onChange={({ currentTarget }) => setDraft({ ...draft, hidesDeleted: currentTarget.checked })}
        />
        <Button type="submit" variant="default" leftSection={<IconFilter size={18} aria-hidden />}>
          {t('filter.submit')}
        </Button>
      </form>
    </InfoCard>
  )
}

function useFilterOptions() {
  const { t } = useTranslation('courses')
  const types = useQuery(courseTypesQuery)
  const coaches = useQuery(coachesQuery)
  const error = types.error ?? coaches.error
  useFailureToast(error, t('filter.failed'), t('filter.failedText'))
  return {
    types: (types.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    coaches: (coaches.data ?? []).map(({ id, user }) => ({
      value: id,
      label: user?.username ?? t('form.erasedCoach'),
    })),
  }
}
