import { textParts } from '@sohbet/domain/message/text-parts'

/** Exactly the written text; only https links can be followed. */
export const LinkedText = ({ text }: { text: string }) =>
  textParts(text).map((part, place) =>
    part.link ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not change
      <a key={place} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
