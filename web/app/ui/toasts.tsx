import { useMediaQuery } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconCheck from '#icons/IconCheck'
import { i18n } from '../texts/i18n.ts'

const successTime = 3000
const errorTime = 5000

/** The same words twice are one toast. */
const idOf = (title: string, message = '') => `${title}\n${message}`

const closeButton = () => ({ 'aria-label': i18n.t('ui:toast.close') })

/** The place where toasts appear: once, above all screens. On a phone the lower end is where the buttons are. */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Notifications position={isPhone ? 'top-center' : 'bottom-right'} containerWidth={380} zIndex={1000} />
  )
}

/** `time` is for a message that takes longer to read. */
export function showSuccess(title: string, message?: string, time = successTime): void {
  notifications.show({
    id: idOf(title, message),
    title,
    message: message ?? null,
    color: 'green',
    icon: <IconCheck size={18} aria-hidden />,
    autoClose: time,
    withCloseButton: true,
    closeButtonProps: closeButton(),
    role: 'status',
  })
}

export function showError(title: string, message?: string): void {
  notifications.show({
    id: idOf(title, message),
    title,
    message: message ?? null,
    color: 'red',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: errorTime,
    withCloseButton: true,
    closeButtonProps: closeButton(),
    role: 'alert',
  })
}
