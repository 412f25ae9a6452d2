import type { Role } from '@sohbet/domain/account/role'
import type { SearchReply } from '@sohbet/contract/core/search'
import { searchFold } from '@sohbet/domain/search-fold'
import { useTranslation } from 'react-i18next'
import { profilePath, settingsPath } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import type { NavigationEntry } from '../navigation/navigation-entry.ts'
import type { SearchPlaces, SearchResult } from './places.ts'

/** All screens of an area with a path of their own, by name. */
export function useScreens(area: Role, entries: readonly NavigationEntry[]): SearchResult[] {
  const { t } = useTranslation('shell')
  return [
    ...entries.map(({ to, label }) => ({ to, title: t(`entries.${label}`) })),
    { to: profilePath[area], title: t('profile') },
    { to: settingsPath[area], title: t('settings') },
  ]
}

export const matchingScreens = (screens: readonly SearchResult[], text: string): SearchResult[] => {
  const folded = searchFold(text)
  return folded === '' ? [] : screens.filter(({ title }) => searchFold(title).includes(folded))
}

export type Group = {
  kind: 'screens' | 'courses' | 'modules' | 'users' | 'recent'
  results: readonly SearchResult[]
  /** Results that the list leaves out. */
  moreCount: number
}

/** The results as groups; empty groups are left out. */
export function useGroups(places: SearchPlaces) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (screens: readonly SearchResult[], found: SearchReply | undefined): Group[] => {
    const groups: Group[] = [
      { kind: 'screens', results: screens, moreCount: 0 },
      {
        kind: 'courses',
        moreCount: found?.more.courses ?? 0,
        results:
          found?.courses.map((course) => ({
            to: places.course(course),
            title: course.name,
            about: t('courseDays', {
              from: formatDay(course.startDate, language),
              to: formatDay(course.endDate, language),
            }),
          })) ?? [],
      },
      {
        kind: 'modules',
        moreCount: found?.more.modules ?? 0,
        results:
          found?.modules.map((module) => ({
            to: places.module(module),
            title: module.name,
            about: t('moduleOf', { number: module.number, type: module.typeName }),
          })) ?? [],
      },
      {
        kind: 'users',
        moreCount: found?.more.users ?? 0,
        results:
          found?.users.map((user) => ({
            to: places.user(user),
            title: user.username,
            about: user.email ?? undefined,
          })) ?? [],
      },
    ]
    return groups.filter(({ results }) => results.length > 0)
  }
}
