import type { SearchReply } from '@sohbet/contract/core/search'
import type { SearchAction, SearchName, SearchPage } from '../../texts/search-words.ts'

/** What an area adds to the search: where it shows a result, its pages below the sidebar, and its actions. */
export type SearchPlaces = {
  course: (course: SearchReply['courses'][number]) => string
  module: (module: SearchReply['modules'][number]) => string
  user: (user: SearchReply['users'][number]) => string
  resource: (resource: SearchReply['resources'][number]) => string
  lesson?: (lesson: SearchReply['lessons'][number]) => string
  pages?: readonly { to: string; name: SearchPage }[]
  actions: readonly { to: string; name: SearchAction }[]
}

/** One entry of the list: its path and its text. */
export type SearchResult = {
  to: string
  title: string
  about?: string | undefined
  /** Name in search-words.ts, whose words find it too. */
  name?: SearchName
  /** Runs instead of opening a path. */
  run?: () => void
}

/** Identifies a result in the list. A page and an action may have the same path. */
export const keyOf = ({ name, to }: SearchResult): string => name ?? to
