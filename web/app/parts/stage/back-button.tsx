import { Button } from '@mantine/core'
import IconArrowLeft from '#icons/IconArrowLeft'
import styles from './question-stage.module.css'

type Props = { children: string; isDisabled?: boolean; onClick: () => void }

/** The button beside the main one: an arrow on a phone, with its word where there is space. */
export const BackButton = ({ children, isDisabled = false, onClick }: Props) => (
  <Button size="lg" variant="default" className={styles.back} disabled={isDisabled} onClick={onClick}>
    <IconArrowLeft size={20} aria-hidden />
    <span data-word>{children}</span>
  </Button>
)
