import { LinkedText } from '../../linked-text.tsx'
import styles from './message.module.css'

export const MessageText = ({ text }: { text: string }) => (
  <p className={styles.text}>
    <LinkedText text={text} />
  </p>
)
