import { ActionIcon } from '@mantine/core'
import IconArrowDown from '#icons/IconArrowDown'
import IconArrowUp from '#icons/IconArrowUp'
import IconTrash from '#icons/IconTrash'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

type Props = {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function ItemButtons({ name, isFirst, isLast, onMove, onRemove }: Props) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.itemButtons}>
      <ActionIcon size={44} aria-label={t('list.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('list.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('list.remove', { name })} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
