import type { Role } from '@sohbet/domain/account/role'
import type { SearchReply } from '@sohbet/contract/core/search'
import { useTranslation } from '../../texts/use-translation.ts'
import { profilePath, settingsPath } from '../../paths.ts'
import { formatSchoolTime } from '../../parts/school/format-school-time.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import type { NavigationEntry } from '../navigation/navigation-entry.ts'
import type { SearchPlaces, SearchResult } from './places.ts'

/** All screens of an area with a path of their own, by name. */
export function useScreens(
  area: Role,
  { entries, places }: { entries: readonly NavigationEntry[]; places: SearchPlaces },
): SearchResult[] {
  const { t } = useTranslation('shell')
  const pages = [
    ...(places.pages ?? []),
    { to: profilePath[area], name: 'profile' as const },
    { to: settingsPath[area], name: 'settings' as const },
  ]
  return [
    ...entries.map(({ to, label }) => ({ to, title: t(`entries.${label}`), name: label })),
    ...pages.map(({ to, name }) => ({ to, title: t(`crumbs.${name}`), name })),
  ]
}

export type Group = {
  kind: 'screens' | 'actions' | 'courses' | 'modules' | 'resources' | 'users' | 'lessons' | 'recent'
  results: readonly SearchResult[]
  /** Results that the list leaves out. */
  moreCount: number
}

/** The results as groups; empty groups are left out. */
export function useGroups(places: SearchPlaces) {
  const { t } = useTranslation(['search', 'resources'])
  const language = useLanguage()
  const aboutCourse = ({ startDate, endDate, isCancelled }: SearchReply['courses'][number]) => {
    const days = t('courseDays', { from: formatDay(startDate, language), to: formatDay(endDate, language) })
    return isCancelled ? t('cancelledCourse', { days }) : days
  }
  const aboutLesson = ({ kind, startsAt }: SearchReply['lessons'][number]) => {
    const kindName = t(`lessonKind.${kind}`)
    return t('lessonAt', { kind: kindName, time: formatSchoolTime(startsAt, language) })
  }
  return (own: Group[], found: SearchReply | undefined): Group[] => {
    if (!found) return own.filter(hasResults)
    const groups: Group[] = [
      ...own,
      groupOf('courses', found, (course) => ({
        to: places.course(course),
        title: course.name,
        about: aboutCourse(course),
      })),
      groupOf('modules', found, (module) => ({
        to: places.module(module),
        title: module.name,
        about: t('moduleOf', { number: module.number, type: module.typeName }),
      })),
      groupOf('resources', found, (resource) => ({
        to: places.resource(resource),
        title: resource.name,
        about: t(`resources:type.${resource.type}`),
      })),
      groupOf('users', found, (user) => ({
        to: places.user(user),
        title: user.username,
        about: user.email ?? undefined,
      })),
      groupOf('lessons', found, (lesson) => ({
        to: places.lesson?.(lesson) ?? '',
        title: [lesson.learners, lesson.coach].filter(Boolean).join(' · '),
        about: aboutLesson(lesson),
      })),
    ]
    return groups.filter(hasResults)
  }
}

const hasResults = ({ results }: Group) => results.length > 0

type FoundKind = keyof SearchReply['more']

const groupOf = <Kind extends FoundKind>(
  kind: Kind,
  { [kind]: rows, more }: SearchReply,
  toResult: (row: SearchReply[Kind][number]) => SearchResult,
): Group => ({ kind, moreCount: more[kind], results: rows.map(toResult) })
