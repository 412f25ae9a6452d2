import { textParts } from '@sohbet/domain/message/text-parts'
import styles from './message.module.css'

/** Exactly the written text; only https links can be followed. */
export const MessageText = ({ text }: { text: string }) => (
  <p className={styles.text}>
    {textParts(text).map((part, place) =>
      part.link ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not change
        <a key={place} href={part.text} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)
