import { useMediaQuery } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconCheck from '#icons/IconCheck'
import { i18n } from '../texts/i18n.ts'

const successTime = 3000
const errorTime = 5000

/** The same words twice are one toast. */
const idOf = (title: string, message = '') => `${title}\n${message}`

/** What was told as an alert since the last success. */
const alerts = new Set<string>()

/** The place where toasts appear: once, above all screens. On a phone the lower end is where the buttons are. */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Notifications position={isPhone ? 'top-center' : 'bottom-right'} containerWidth={380} zIndex={1000} />
  )
}

/** `time` is for a message that takes longer to read. What failed before has worked now: its alerts go. */
export function showSuccess(title: string, message?: string, time = successTime): void {
  for (const alert of alerts) notifications.hide(alert)
  alerts.clear()
  show({ title, message, color: 'green', time, role: 'status' })
}

export const showError = (title: string, message?: string): void =>
  show({ title, message, color: 'red', time: errorTime, role: 'alert' })

/** Nothing failed: something is to be done first. */
export const showWarning = (title: string, message?: string): void =>
  show({ title, message, color: 'orange', time: errorTime, role: 'alert' })

/** What a toast says may be over before its time is. */
export const hideToast = (title: string, message?: string): void => {
  notifications.hide(idOf(title, message))
}

type Toast = {
  title: string
  message: string | undefined
  color: string
  time: number
  role: 'status' | 'alert'
}

function show({ title, message: given, color, time, role }: Toast): void {
  // Where the server gave no reason, the title is all there is to say
  const message = given === title ? undefined : given
  const Icon = role === 'status' ? IconCheck : IconAlertTriangle
  const id = idOf(title, message)
  if (role === 'alert') alerts.add(id)
  notifications.show({
    id,
    title,
    message: message ?? null,
    color,
    icon: <Icon size={18} aria-hidden />,
    autoClose: time,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': i18n.t('ui:toast.close') },
    role,
  })
}
