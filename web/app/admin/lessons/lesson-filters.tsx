import { CloseButton } from '@mantine/core'
import { id } from '@sohbet/contract/fields'
import { lessonFilters } from '@sohbet/contract/lessons/admin-lessons'
import { isDay } from '@sohbet/domain/calendar'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { FilterDay, FilterSpan } from '../../ui/data-table/filter-day.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { coachChoicesQuery } from './admin-lessons.queries.ts'
import styles from './admin-lessons.module.css'

const isId = (text: string) => id.safeParse(text).success

export const useLessonFilters = () =>
  useUrlFilters({
    coachId: isId,
    userId: isId,
    kind: lessonKinds,
    state: lessonFilters,
    from: isDay,
    to: isDay,
  })

export function LessonFilters({ values, choose }: ReturnType<typeof useLessonFilters>) {
  const { t } = useTranslation('adminLessons')
  const { data: coaches = [] } = useQuery(coachChoicesQuery)
  const names = new Map(coaches.map((coach) => [coach.id, coach.name]))
  return (
    <>
      <FilterSelect
        label={t('filter.state')}
        all={t('filter.allStates')}
        value={values.state}
        values={lessonFilters}
        labelOf={(value) => t(`filter.states.${value}`)}
        onChoose={choose('state')}
      />
      <FilterSelect
        label={t('filter.coach')}
        all={t('filter.allCoaches')}
        value={values.coachId}
        values={
          values.coachId && !names.has(values.coachId) ? [...names.keys(), values.coachId] : [...names.keys()]
        }
        labelOf={(coachId) => names.get(coachId) || '…'}
        onChoose={choose('coachId')}
      />
      <FilterSelect
        label={t('filter.kind')}
        all={t('filter.allKinds')}
        value={values.kind}
        values={lessonKinds}
        labelOf={(value) => t(`kind.${value}`)}
        onChoose={choose('kind')}
      />
      <FilterSpan>
        <FilterDay label={t('filter.from')} value={values.from} onChoose={choose('from')} />
        <FilterDay label={t('filter.to')} value={values.to} onChoose={choose('to')} />
      </FilterSpan>
      {values.userId && (
        <p className={styles.only}>
          {t('filter.onlyOne')}
          <CloseButton size={44} aria-label={t('filter.onlyOneClear')} onClick={() => choose('userId')('')} />
        </p>
      )}
    </>
  )
}
