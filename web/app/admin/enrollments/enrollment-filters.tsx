import { CloseButton } from '@mantine/core'
import {
  disputeFilters,
  moneyFilters,
  type EnrollmentForAdmin,
} from '@sohbet/contract/selling/enrollments-admin'
import { id } from '@sohbet/contract/fields'
import { isDay } from '@sohbet/domain/calendar'
import { plans } from '@sohbet/domain/enrollment/plan'
import { enrollmentSources, enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { usePlanNames } from '../../parts/plans/plans.queries.ts'
import { FilterDay, FilterSpan } from '../../ui/data-table/filter-day.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { MoneyFilter } from './by-hand/money-filter.tsx'
import styles from './enrollment-table.module.css'
import { courseChoicesQuery } from './enrollments.queries.ts'

/** The course or the user to which the table is limited. */
export type Narrowed = { courseId?: string; userId?: string }

const isId = (text: string) => id.safeParse(text).success
const never = () => false

/** Filters that the table's place fixes are not read from the URL. */
export const useEnrollmentFilters = ({ courseId, userId }: Narrowed, name?: string) =>
  useUrlFilters(
    {
      courseId: courseId || userId ? never : isId,
      userId: courseId || userId ? never : isId,
      status: enrollmentStatuses,
      plan: plans,
      source: enrollmentSources,
      disputed: disputeFilters,
      money: moneyFilters,
      from: isDay,
      to: isDay,
    },
    name ? { name } : {},
  )

type Props = ReturnType<typeof useEnrollmentFilters> & {
  narrowed: Narrowed
  rows: readonly EnrollmentForAdmin[] | undefined
}

export function EnrollmentFilters({ values, choose, narrowed, rows }: Props) {
  const { t } = useTranslation('enrollments')
  const planName = usePlanNames()
  return (
    <>
      {!narrowed.courseId && !narrowed.userId && (
        <CourseFilter value={values.courseId} rows={rows} onChoose={choose('courseId')} />
      )}
      <FilterSelect
        label={t('filter.status')}
        all={t('filter.allStatuses')}
        value={values.status}
        values={enrollmentStatuses}
        labelOf={(value) => t(`status.${value}`)}
        onChoose={choose('status')}
      />
      <FilterSelect
        label={t('filter.plan')}
        all={t('filter.allPlans')}
        value={values.plan}
        values={plans}
        labelOf={planName}
        onChoose={choose('plan')}
      />
      <FilterSelect
        label={t('filter.source')}
        all={t('filter.allSources')}
        value={values.source}
        values={enrollmentSources}
        labelOf={(value) => t(`source.${value}`)}
        onChoose={choose('source')}
      />
      <FilterSelect
        label={t('dispute.filter')}
        all={t('dispute.filterAll')}
        value={values.disputed}
        values={disputeFilters}
        labelOf={(value) => t(`dispute.filters.${value}`)}
        onChoose={choose('disputed')}
      />
      <MoneyFilter value={values.money} onChoose={choose('money')} />
      <FilterSpan>
        <FilterDay label={t('filter.from')} value={values.from} onChoose={choose('from')} />
        <FilterDay label={t('filter.to')} value={values.to} onChoose={choose('to')} />
      </FilterSpan>
      {values.userId && <OnlyOf userId={values.userId} rows={rows} onClear={() => choose('userId')('')} />}
    </>
  )
}

type CourseProps = Pick<Props, 'rows'> & { value: string | undefined; onChoose: (value: string) => void }

/** A link may name an older course outside the list; its name is then taken from its rows. */
function CourseFilter({ value, rows, onChoose }: CourseProps) {
  const { t } = useTranslation('enrollments')
  const { data } = useQuery(courseChoicesQuery)
  const names = new Map(data?.courses.map(({ id: courseId, name }) => [courseId, name]))
  if (value && !names.has(value))
    names.set(value, rows?.find(({ courseId }) => courseId === value)?.courseName ?? '…')
  return (
    <div className={styles.courseFilter}>
      <FilterSelect
        label={t('filter.course')}
        all={t('filter.allCourses')}
        value={value}
        values={[...names.keys()]}
        labelOf={(courseId) => names.get(courseId) ?? ''}
        moreCount={data?.more}
        onChoose={onChoose}
      />
    </div>
  )
}

function OnlyOf({ userId, rows, onClear }: Pick<Props, 'rows'> & { userId: string; onClear: () => void }) {
  const { t } = useTranslation('enrollments')
  const username = rows?.find(({ user }) => user?.id === userId)?.user?.username
  return (
    <p className={styles.onlyOf}>
      {username ? t('onlyOf', { username }) : t('onlyOfOne')}
      <CloseButton size={44} aria-label={t('onlyOfClear')} onClick={onClear} />
    </p>
  )
}
