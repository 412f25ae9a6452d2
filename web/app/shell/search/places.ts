import type { SearchReply } from '@sohbet/contract/core/search'

/** Where an area shows what a search finds. */
export type SearchPlaces = {
  course: (course: SearchReply['courses'][number]) => string
  module: (module: SearchReply['modules'][number]) => string
  user: (user: SearchReply['users'][number]) => string
}

/** One line of the list: where it leads, and what it says. */
export type Stop = { to: string; title: string; about?: string | undefined }
