import type { SearchReply } from '@sohbet/contract/core/search'

/** Where an area shows a search result. */
export type SearchPlaces = {
  course: (course: SearchReply['courses'][number]) => string
  module: (module: SearchReply['modules'][number]) => string
  user: (user: SearchReply['users'][number]) => string
}

/** One entry of the list: its path and its text. */
export type SearchResult = { to: string; title: string; about?: string | undefined }
