import type { Role } from '@sohbet/domain/account/role'
import type { SearchReply } from '@sohbet/contract/core/search'
import { searchFold } from '@sohbet/domain/search-fold'
import { useTranslation } from 'react-i18next'
import { profilePath, settingsPath } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import type { NavigationEntry } from '../navigation/navigation-entry.ts'
import type { SearchPlaces, Stop } from './places.ts'

/** All screens of an area with a path of their own, by name. */
export function useScreens(area: Role, entries: readonly NavigationEntry[]): Stop[] {
  const { t } = useTranslation('shell')
  return [
    ...entries.map(({ to, label }) => ({ to, title: t(`entries.${label}`) })),
    { to: profilePath[area], title: t('profile') },
    { to: settingsPath[area], title: t('settings') },
  ]
}

export const matchingScreens = (screens: readonly Stop[], text: string): Stop[] => {
  const folded = searchFold(text)
  return folded === '' ? [] : screens.filter(({ title }) => searchFold(title).includes(folded))
}

export type Group = { kind: 'screens' | 'courses' | 'modules' | 'users' | 'recent'; stops: readonly Stop[] }

/** The results as groups; empty groups are left out. */
export function useGroups(places: SearchPlaces) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (screens: readonly Stop[], found: SearchReply | undefined): Group[] => {
    const groups: Group[] = [
      { kind: 'screens', stops: screens },
      {
        kind: 'courses',
        stops:
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
        stops:
          found?.modules.map((module) => ({
            to: places.module(module),
            title: module.name,
            about: t('moduleOf', { number: module.number, type: module.typeName }),
          })) ?? [],
      },
      {
        kind: 'users',
        stops:
          found?.users.map((user) => ({
            to: places.user(user),
            title: user.username,
            about: user.email ?? undefined,
          })) ?? [],
      },
    ]
    return groups.filter(({ stops }) => stops.length > 0)
  }
}
