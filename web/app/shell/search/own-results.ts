import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { leastSearched } from '@sohbet/contract/core/search'
import type { Role } from '@sohbet/domain/account/role'
import { languages } from '@sohbet/domain/language'
import { searchFold } from '@sohbet/domain/search-fold'
import { newMessagePath, settingsPath } from '../../paths.ts'
import { chooseOwnLanguage } from '../../session/choose-own-language.ts'
import { useLogout } from '../../session/use-logout.ts'
import { useLanguage } from '../../texts/language.ts'
import { searchActions, searchWords } from '../../texts/search-words.ts'
import type { SearchPlaces, SearchResult } from './places.ts'

/** What the area offers, and what every user can do. */
export function useActions(area: Role, places: SearchPlaces): SearchResult[] {
  const language = useLanguage()
  const titles = searchActions[language]
  const { setColorScheme } = useMantineColorScheme()
  const shownScheme = useComputedColorScheme('light')
  const { mutate: logOut } = useLogout()
  const other = languages.find((candidate) => candidate !== language) ?? language
  const opened = [
    ...places.actions,
    { to: newMessagePath(area), name: 'newMessage' as const },
    { to: `${settingsPath[area]}#password`, name: 'changePassword' as const },
  ]
  const run = {
    changeLanguage: () => void chooseOwnLanguage(other),
    changeTheme: () => setColorScheme(shownScheme === 'dark' ? 'light' : 'dark'),
    logOut: () => logOut(),
  }
  return [
    ...opened.map(({ to, name }) => ({ to, name, title: titles[name] })),
    ...(['changeLanguage', 'changeTheme', 'logOut'] as const).map((name) => ({
      to: `#${name}`,
      name,
      title: titles[name],
      run: run[name],
    })),
  ]
}

const wordsOf = (text: string) => searchFold(text).split(/\s+/).filter(Boolean)

/** Entries whose title contains the text, or whose words begin with each word of the text. */
export function matching(entries: readonly SearchResult[], text: string): SearchResult[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  return entries.filter(({ title, name }) => {
    if (searchFold(title).includes(typed.join(' '))) return true
    if (text.trim().length < leastSearched || !name) return false
    const known = wordsOf(searchWords[name])
    return typed.every((one) => known.some((word) => word.startsWith(one)))
  })
}
