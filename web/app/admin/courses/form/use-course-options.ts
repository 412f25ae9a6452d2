import type { Coach } from '@sohbet/contract/people/coaches'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import type { Currency } from '@sohbet/domain/course/price'
import { defaultSchool } from '@sohbet/domain/school'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { schoolQuery } from '../../../parts/school/school.queries.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import { coachesQuery } from '../../coaches/coaches.queries.ts'
import { courseTypesQuery } from '../../course-types/course-types.queries.ts'

/** The choices of the form. */
export type CourseOptions = {
  types: readonly CourseType[]
  coaches: readonly Coach[]
  /** Currency of a new course; the school's default. */
  currency: Currency
}

export function useCourseOptions() {
  const { t } = useTranslation('courses')
  const types = useQuery(courseTypesQuery)
  const coaches = useQuery(coachesQuery)
  const school = useQuery(schoolQuery)
  const error = types.error ?? coaches.error
  useFailureToast(error, t('form.optionsFailed'), t('form.optionsFailedText'))
  const options: CourseOptions | undefined =
    types.data && coaches.data && !school.isPending
      ? {
          types: types.data,
          coaches: coaches.data,
          currency: school.data?.currency ?? defaultSchool.currency,
        }
      : undefined
  const retry = () => {
    if (types.error) void types.refetch()
    if (coaches.error) void coaches.refetch()
  }
  return { options, error, retry }
}

type Choice = { value: string; label: string }

/** Active choices plus the course's current one, marked when it is no longer offered. */
export function useChoices() {
  const { t } = useTranslation('courses')
  const labelOf = (name: string, isActive: boolean) => (isActive ? name : t('form.passive', { name }))
  const ofTypes = (types: readonly CourseType[], currentId: string | null | undefined): Choice[] =>
    types
      .filter(({ id, isActive }) => isActive || id === currentId)
      .map(({ id, name, isActive }) => ({ value: id, label: labelOf(name, isActive) }))
  const ofCoaches = (coaches: readonly Coach[], currentId: string | null | undefined): Choice[] =>
    coaches
      .filter(({ id, isActive }) => isActive || id === currentId)
      .map(({ id, user, isActive }) => ({
        value: id,
        label: labelOf(user?.username ?? t('form.erasedCoach'), isActive),
      }))
  return { ofTypes, ofCoaches }
}
