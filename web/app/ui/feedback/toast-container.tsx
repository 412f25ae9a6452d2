import { useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import styles from './toasts.module.css'

/** The container of toasts, above all screens. They stand at the bottom and cover neither the header nor the title. */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Notifications
      className={styles.toasts}
      position={isPhone ? 'bottom-center' : 'bottom-right'}
      containerWidth={380}
      zIndex={1000}
      // By default a toast that is closed under the pointer keeps all later ones open for ever
      pauseResetOnHover="notification"
    />
  )
}
